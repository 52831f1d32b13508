import type { Price } from '../../../contract/client'
import type { Reason } from '../../../contract/problem'
import type { Answers } from '../../../domain/application'
import type { CalendarDate } from '../../../domain/common/dates'
import type { Contact } from '../../contacts/contact'
import type { Db } from '../../platform/db/database'
import { isOtherwiseReviewed } from '../../quotes/approval'
import { type Offer, offerFor } from '../../quotes/offer'
import { ratingTermsOf } from '../../quotes/quoteFacts'
import { basisOf } from '../../quotes/ratingBasis'
import { basisGiven, tablePrice } from '../../quotes/tablePrice'

interface Repricing {
  /** with what the quote was priced by */
  readonly contact: Contact
  readonly paid: Price
  readonly before: Answers
  readonly after: Answers
  /** the New York day of the purchase */
  readonly purchased: CalendarDate
  readonly today: CalendarDate
}

/**
 * What we offer for the answers of a changed policy, by the plan, version, coupon, policy fee and terms of the policy.
 *
 * Names and places are no new decision, so that a policy which an underwriter approved can have another e-mail address.
 * Everything else is decided anew, and where an underwriter gave the policy its terms, by an underwriter. How long there
 * is until the event was judged at the purchase, and is judged again by today only where the first day becomes another, or
 * more cancellation coverage is bought.
 */
export async function repriced(db: Db, repricing: Repricing): Promise<Offer> {
  const { paid, before, after, purchased, today } = repricing
  const { contact } = repricing
  const terms = ratingTermsOf(contact)
  const given = await basisGiven(db, terms, { answers: before, price: paid, terms: contact.offered_terms })
  if (!isJudgedAnew(before, after)) return currentOffer(paid, given && tablePrice(after, given.basis, given.terms))
  if (contact.offered_terms) return { outcome: 'refer', reasons: [underwritten] }
  // what is agreed with the contact point as it was: another address brings no other fee
  const own = given?.basis ?? (await basisOf(db, terms, before))
  const isMoved = before.event_start_date !== after.event_start_date
  const offer = offerFor(after, { today: isMoved ? today : purchased, basis: own })
  return buysMore(paid, offer) ? offerFor(after, { today, basis: own }) : offer
}

/** The name of the event stands in a step that is decided on, and decides nothing. */
const isJudgedAnew = (before: Answers, after: Answers) =>
  isOtherwiseReviewed({ ...before, event_name: null }, { ...after, event_name: null })

/** What is not priced any more keeps its price. */
const currentOffer = (paid: Price, priced: Price | null): Offer => ({
  outcome: 'quote',
  price: priced ?? paid,
  isDecided: true,
})

const buysMore = (paid: Price, offer: Offer) =>
  offer.outcome === 'quote' && offer.price.pricing_detail.ec_premium > paid.pricing_detail.ec_premium

/** The terms were for what was looked at: an underwriter gives others, and no rate does. */
const underwritten: Reason = {
  code: 'underwritten',
  decision: 'refer',
  cover: 'all',
  field: null,
  text: 'An underwriter insured this event on terms of its own, and has to look at what changes.',
  remedy: null,
}
