import type { Price, QuoteStatus } from '../../contract/client'
import type { Reason } from '../../contract/problem'
import { goodUntil } from '../../domain/application/period'
import { type CalendarDate, todayIn } from '../../domain/common/dates'
import type { LifecycleEvent } from '../../machines/lifecycle/lifecycle.machine'
import { type Decliner, move, readStatus } from '../../machines/lifecycle/lifecycle.transition'
import type { Contact } from '../contacts/contact'
import { conflict, Problem } from '../platform/problems/problem'
import { wholeAnswers } from './answers'
import type { Offer } from './offer'
import { quoteFacts } from './quoteFacts'

/** The underwriting status of a quote, with its price and reasons. */
export interface UnderwritingStatus {
  readonly quote_status: QuoteStatus
  readonly declined_by: Decliner | null
  readonly price: Price | null
  readonly reasons: readonly Reason[]
}

/** The status after a lifecycle event. @throws Problem 409 that names the status which does not allow it */
export function moved(from: UnderwritingStatus, event: LifecycleEvent): UnderwritingStatus {
  const result = move(readStatus(from.quote_status), event, from.declined_by)
  if (!result.ok) throw new Problem(409, `This cannot be done: the quote is ${inWords[result.from]}`)
  return { ...from, quote_status: result.status, declined_by: result.declinedBy }
}

/**
 * The status after a save. Draft, quoted, referred and declined follow the answers. An approval lasts until a reviewed
 * answer changes. Only staff can reopen a staff decline (decision 8).
 */
export function statusAfter(from: UnderwritingStatus, offer: Offer, isOtherwiseAnswered: boolean): UnderwritingStatus {
  if (from.declined_by === 'staff' || (from.quote_status === 'approved' && !isOtherwiseAnswered)) return from
  return { ...moved(from, eventOf(offer)), price: priceOf(offer), reasons: reasonsOf(offer) }
}

function eventOf(offer: Offer): LifecycleEvent {
  if (offer.outcome === 'refer') return { type: 'quote.referred' }
  if (offer.outcome === 'decline') return { type: 'quote.refused' }
  return { type: offer.outcome === 'quote' && offer.isDecided ? 'quote.priced' : 'quote.unfinished' }
}

const priceOf = (offer: Offer) => (offer.outcome === 'quote' ? offer.price : null)
const reasonsOf = (offer: Offer) => ('reasons' in offer ? offer.reasons : [])

/** @throws Problem 409 for a purchased quote; a policy has operations of its own (decision 39) */
export function assertUnbought({ policy_number, quote_status }: Pick<Contact, 'policy_number' | 'quote_status'>): void {
  if (policy_number === null) return
  throw conflict('alreadyBought', `This quote is ${inWords[quote_status]}: it is managed with its policy`)
}

export const inWords: Record<QuoteStatus, string> = {
  draft: 'not finished yet',
  quoted: 'not bought yet',
  referred: 'waiting for an underwriter',
  approved: 'approved',
  declined: 'declined',
  awaitingPayment: 'waiting for its payment',
  purchased: 'bought already',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** Why the quote cannot be bought yet, or how long its price is valid. */
export function quoteStatusSentence(contact: Contact): string {
  const { quote_status: status, price, expires } = contact
  if (status === 'referred') return 'An underwriter has to look at it before it can be bought.'
  if (status === 'declined')
    return 'We cannot insure the event with these answers. Open the quote to see what would change that.'
  if (status === 'expired') return 'The price has expired. Open the quote and save it for a new one.'
  if (!price) return 'It has no price yet. Open it and answer the remaining questions.'
  return expires
    ? `The price holds until ${goodUntilOf(contact, expires)} if the answers stay as they are.`
    : 'The price holds while the answers stay as they are.'
}

/** The last day to buy a stored quote, as its page names it. */
const goodUntilOf = (contact: Contact, expires: Date): CalendarDate =>
  goodUntil(
    todayIn(contact.edited),
    wholeAnswers(contact.answers, quoteFacts(contact)),
    // it expires at the midnight after its last day
    todayIn(new Date(expires.getTime() - 1)),
  )
