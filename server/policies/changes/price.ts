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
  /** includes the quote's rating terms */
  readonly contact: Contact
  readonly paid: Price
  readonly before: Answers
  readonly after: Answers
  /** New York day of the purchase */
  readonly purchased: CalendarDate
  readonly today: CalendarDate
}

/**
 * The offer for the answers of a changed policy, with the policy's own plan, version, coupon, policy fee and terms.
 *
 * A change of names or addresses is not decided again, so that an underwritten policy can get another email address.
 * Any other change is decided again; if an underwriter set the policy's terms, an underwriter has to decide. The notice
 * before the event was checked at the purchase. It is checked again, as of today, only where the first day moves or
 * cancellation coverage increases.
 */
export async function repriced(db: Db, repricing: Repricing): Promise<Offer> {
  const { paid, before, after, purchased, today } = repricing
  const { contact } = repricing
  const terms = ratingTermsOf(contact)
  const given = await basisGiven(db, terms, { answers: before, price: paid, terms: contact.offered_terms })
  if (!isJudgedAnew(before, after)) return currentOffer(paid, given && tablePrice(after, given.basis, given.terms))
  if (contact.offered_terms) return { outcome: 'refer', reasons: [underwritten] }
  // the fee adjustment stays, even if the email address changes
  const own = given?.basis ?? (await basisOf(db, terms, before))
  const isMoved = before.event_start_date !== after.event_start_date
  const offer = offerFor(after, { today: isMoved ? today : purchased, basis: own })
  return buysMore(paid, offer) ? offerFor(after, { today, basis: own }) : offer
}

/** The event's name is in a step that is decided on, but decides nothing itself. */
const isJudgedAnew = (before: Answers, after: Answers) =>
  isOtherwiseReviewed({ ...before, event_name: null }, { ...after, event_name: null })

/** A policy whose price is not recalculated keeps its price. */
const currentOffer = (paid: Price, priced: Price | null): Offer => ({
  outcome: 'quote',
  price: priced ?? paid,
  isDecided: true,
})

const buysMore = (paid: Price, offer: Offer) =>
  offer.outcome === 'quote' && offer.price.pricing_detail.ec_premium > paid.pricing_detail.ec_premium

/** The underwriter's terms were for the reviewed event; only an underwriter can change them. */
const underwritten: Reason = {
  code: 'underwritten',
  decision: 'refer',
  cover: 'all',
  field: null,
  text: 'An underwriter insured this event on terms of its own, and has to look at what changes.',
  remedy: null,
}
