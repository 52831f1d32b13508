import { randomUUID } from 'node:crypto'
import { type Authorize, alone } from '../authority/authorize'
import type { Contact } from '../contacts/contact'
import { hasLivePayment } from '../payments/payment'
import { audit } from '../platform/audit/audit'
import type { ApprovalTerms } from '../platform/db/schema'
import { conflict, Problem } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { type StaffDecision, staffEvents, statusByStaff } from '../quotes/approval'
import { changeQuote } from '../quotes/change'
import { quoteFacts } from '../quotes/quoteFacts'
import type { UnderwritingStatus } from '../quotes/status'
import { noLongerSold } from '../quotes/stillSold'
import { assertQuoteApprovable } from '../quotes/suspension'
import { recordEvent } from '../webhooks/record'
import { approvalAct } from './approvalAct'
import { hasTerms, readTerms } from './terms'

interface Decision extends Omit<StaffDecision, 'terms'> {
  readonly id: string
  /** from If-Match */
  readonly version: string | undefined
  /** as submitted; for an approval */
  readonly terms: ApprovalTerms | null | undefined
  /** email address of a member of staff */
  readonly actor: string
  readonly maySetTerms: boolean
  /** the second person's word; without it, the authority of one person */
  readonly authorize?: Authorize
}

/**
 * Applies a staff decision to a quote and mails it to the customer. It removes the signature, which was for another
 * price or none.
 * @throws Problem 403 for terms by a representative, 404, 409 for a status that does not allow the decision, a payment
 * in progress, or an approval that would be too late to buy, 412, 422 for invalid terms, or where nothing gives a price
 */
export function decide(services: Services, decision: Decision): Promise<Contact> {
  const { id, version, status, reason, actor, authorize = alone } = decision
  const { db, jobs, now } = services
  assertMaySet(decision)
  return changeQuote(services, { id, version }, async (contact) => {
    if (await hasLivePayment(db, id)) {
      throw conflict('paymentInProgress', 'A payment for this quote is on its way. Try again in a minute.')
    }
    // an approval would be useless if it is too late to buy
    const late = status === 'approved' ? noLongerSold(contact, now()) : null
    if (late) throw new Problem(409, `${late.message} Ask the customer to change the quote, or decline it.`)
    if (status === 'approved') await assertQuoteApprovable(services, contact)
    const terms =
      status === 'approved' ? readTerms(decision.terms, wholeAnswers(contact.answers, quoteFacts(contact))) : null
    const limit = limitIn(terms)
    const answers = { ...contact.answers, ...limit }
    const decided = await statusByStaff(db, { ...contact, answers }, { status, reason, terms })
    if (status === 'approved') await authorize(await approvalAct(services, { contact, answers, terms, decided }))
    await audit(db, {
      actor,
      entity: 'contact',
      entityId: id,
      action: staffEvents[status].type,
      before: { ...auditFacts(contact), terms: contact.offered_terms, answers: limitIn(limit && contact.answers) },
      after: { ...auditFacts(decided), terms, reason, answers: limit },
    })
    if (status !== 'referred') {
      await jobs.enqueue('mail', { kind: 'decided', contactId: id, status, reason, occasion: randomUUID() })
    }
    const { quote_status, declined_by, price, reasons } = decided
    const after = await db.q
      .updateTable('contact')
      .set({
        quote_status,
        declined_by,
        price: price && JSON.stringify(price),
        reasons: JSON.stringify(reasons),
        answers: JSON.stringify(answers),
        offered_terms: terms && JSON.stringify(terms),
        // the terms stay as a draft, in case the quote has to be decided on again
        ...(terms && { terms_draft: JSON.stringify(terms) }),
        terms: null,
        version: contact.version + 1,
        edited: now(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordEvent(services, after, `quote.${status}`)
    return after
  })
}

/** @throws Problem 403 */
function assertMaySet({ terms, maySetTerms }: Decision): void {
  if (!maySetTerms && hasTerms(terms)) throw new Problem(403, 'Only underwriters and administrators set terms')
}

/** A limit changed by the terms becomes the quote's answer, so that pricing and documents use it. */
const limitIn = (of: Readonly<Record<string, unknown>> | null) => {
  const limits = of?.['coverage_limits']
  return limits ? { coverage_limits: limits } : null
}

const auditFacts = ({ quote_status, price }: Pick<UnderwritingStatus, 'quote_status' | 'price'>) => ({
  quote_status,
  amount_due: price?.pricing_detail.amount_due ?? null,
})
