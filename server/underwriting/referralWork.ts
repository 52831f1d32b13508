import { permissions } from '../../domain/staff/permissions'
import type { Contact } from '../contacts/contact'
import type { AuditAction } from '../platform/audit/actions'
import { audit } from '../platform/audit/audit'
import type { ApprovalTerms } from '../platform/db/schema'
import { normalEmail } from '../platform/mail/addresses'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { changeQuote } from '../quotes/change'
import { quoteFacts } from '../quotes/quoteFacts'
import { inWords } from '../quotes/status'
import { readTerms } from './terms'

interface Work {
  readonly id: string
  /** from If-Match */
  readonly version: string | undefined
  /** undefined: unchanged */
  readonly terms: ApprovalTerms | null | undefined
  /** an email address; null for nobody; undefined: unchanged */
  readonly underwriter: string | null | undefined
  readonly caller: Caller
}

/**
 * Saves draft terms and the assigned underwriter. The customer is not notified.
 * @throws Problem 404, 409 for a quote that cannot be decided on, 412, 422 for invalid terms, or an assignee who may
 * not underwrite
 */
export function work(services: Services, wanted: Work): Promise<Contact> {
  const { db } = services
  return changeQuote(services, { id: wanted.id, version: wanted.version }, async (contact) => {
    assertOpen(contact)
    const { terms_draft: before, underwriter: was } = contact
    const terms =
      wanted.terms === undefined ? before : readTerms(wanted.terms, wholeAnswers(contact.answers, quoteFacts(contact)))
    const underwriter = wanted.underwriter === undefined ? was : await underwriterNamed(db, wanted.underwriter)
    await audit(db, {
      actor: actorOf(wanted.caller),
      entity: 'contact',
      entityId: contact.id,
      action: actionOf(wanted),
      before: { terms: before, underwriter: was },
      after: { terms, underwriter },
    })
    return db.q
      .updateTable('contact')
      .set({ terms_draft: terms && JSON.stringify(terms), underwriter, version: contact.version + 1 })
      .where('id', '=', contact.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

function assertOpen({ quote_status: status, declined_by }: Contact): void {
  if (status === 'referred' || status === 'approved' || declined_by === 'staff') return
  throw new Problem(409, `There is nothing for an underwriter to decide: the quote is ${inWords[status]}`)
}

const actionOf = ({ terms, underwriter }: Work): AuditAction => {
  if (terms !== undefined || underwriter === undefined) return 'terms.drafted'
  return underwriter === null ? 'referral.left' : 'referral.taken'
}

/** @throws Problem 422 */
async function underwriterNamed({ q }: Services['db'], email: string | null): Promise<string | null> {
  if (email === null) return null
  const user = await q
    .selectFrom('staff_user')
    .select('email')
    .where('email', '=', normalEmail(email))
    .where('role', 'in', permissions['referrals.decide'])
    .where('disabled', 'is', null)
    .executeTakeFirst()
  if (!user) throw wrongAnswers({ underwriter: 'No underwriter has this address' })
  return user.email
}
