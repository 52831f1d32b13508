import type { Price } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import type { CalendarDate } from '../../../domain/dates'
import { centsOf } from '../../../domain/money'
import type { Db } from '../../db/database'
import type { Contact } from '../../payments/rows'
import { isOtherwiseReviewed, tablePrice } from '../../quotes/approval'
import { basisOf, type QuoteBasis } from '../../quotes/basis'
import { keptOf } from '../../quotes/kept'
import { type Offer, offerFor } from '../../quotes/offer'

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
 * What we offer for the answers of a changed policy, by the plan, version, coupon and policy fee of the policy.
 *
 * Names and places are no new decision, so that a policy which an underwriter approved can have another e-mail address.
 * Everything else is decided anew. How long there is until the event was judged at the purchase, and is judged again by
 * today only where the first day becomes another, or more cancellation cover is bought.
 */
export async function repriced(db: Db, repricing: Repricing): Promise<Offer> {
  const { paid, before, after, purchased, today } = repricing
  const basis = await basisOfPolicy(db, repricing)
  if (!isJudgedAnew(before, after)) return standing(paid, basis && tablePrice(after, basis))
  const own = basis ?? (await liveBasis(db, repricing))
  const isMoved = before.event_start_date !== after.event_start_date
  const offer = offerFor(after, { today: isMoved ? today : purchased, basis: own })
  return buysMore(paid, offer) ? offerFor(after, { today, basis: own }) : offer
}

/** The name of the event stands in a step that is decided on, and decides nothing. */
const isJudgedAnew = (before: Answers, after: Answers) =>
  isOtherwiseReviewed({ ...before, event_name: null }, { ...after, event_name: null })

/** What the tables do not price has the price that an underwriter gave it. */
const standing = (paid: Price, priced: Price | null): Offer => ({
  outcome: 'quote',
  price: priced ?? paid,
  isDecided: true,
})

const buysMore = (paid: Price, offer: Offer) =>
  offer.outcome === 'quote' && offer.price.pricing_detail.ec_premium > paid.pricing_detail.ec_premium

/** What is agreed with the contact point as it was: another address brings no other fee. */
const liveBasis = (db: Db, { contact, before }: Repricing): Promise<QuoteBasis> => basisOf(db, keptOf(contact), before)

/**
 * With what the tables come to what was paid: the fee that is agreed today or, if that is another by now, what was agreed
 * then. null where neither does, because an underwriter set the price.
 */
async function basisOfPolicy(db: Db, repricing: Repricing): Promise<QuoteBasis | null> {
  const { paid, before } = repricing
  const live = await liveBasis(db, repricing)
  const agreed: QuoteBasis = { ...live, feeAdjustment: agreedIn(paid) }
  return [live, agreed].find((basis) => dueBy(tablePrice(before, basis)) === dueBy(paid)) ?? null
}

const dueBy = (price: Price | null) => price?.pricing_detail.amount_due ?? null

function agreedIn({ worksheet }: Price): QuoteBasis['feeAdjustment'] {
  const change = worksheet.find(({ rule }) => rule === 'policyFee.adjusted')?.basis['change']
  return typeof change === 'number' ? { amount: centsOf(change) } : null
}
