import type { Price, Referral } from '../../contract/client'
import { daysBetween, isCalendarDate } from '../../domain/common/dates'
import type { Contact } from '../contacts/contact'
import type { ApprovalTerms } from '../platform/db/schema'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { basisOf } from '../quotes/ratingBasis'
import { contactWithSuspension } from '../quotes/suspension'
import { premiumsToName, tablePrice } from '../quotes/tablePrice'
import { openItemsOf } from '../workItems/workItem'
import { messagesOf } from './messages'

const dayMs = 86_400_000

/** A quote for the underwriter's page: the request, the messages, and the price by the terms. */
export async function referralOf(
  services: Pick<Services, 'db' | 'now' | 'today'>,
  contact: Contact,
): Promise<Referral> {
  const { db, now, today } = services
  const { review, terms_draft: terms, underwriter, edited } = contact
  const { event_start_date: first } = contact.answers
  const since = review ? new Date(review.submitted) : edited
  return {
    contact: await contactWithSuspension(services, contact),
    date: today(),
    messages: await messagesOf(db, contact.id),
    terms,
    underwriter,
    review,
    age_days: Math.max(0, Math.floor((now().getTime() - since.getTime()) / dayMs)),
    event_in_days: typeof first === 'string' && isCalendarDate(first) ? daysBetween(today(), first) : null,
    approvals: (await openItemsOf(db, contact.id, today())).filter(({ kind }) => kind === 'approval'),
    ...(await prices(db, contact, terms)),
  }
}

/** A limit changed by the terms is priced as if the customer had chosen it. */
async function prices(db: Services['db'], contact: Contact, terms: ApprovalTerms | null) {
  const answers = wholeAnswers(contact.answers, quoteFacts(contact))
  const basis = await basisOf(db, contact, answers)
  const { coverage_limits } = terms ?? {}
  const changed = { ...answers, ...(coverage_limits && { coverage_limits: coverage_limits as never }) }
  return {
    by_tables: tablePrice(answers, basis, null),
    by_terms: terms && (tablePrice(changed, basis, terms) satisfies Price | null),
    to_set: premiumsToName(answers, basis, null),
  }
}
