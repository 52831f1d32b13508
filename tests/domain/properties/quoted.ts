import fc from 'fast-check'
import type { Answers } from '../../../domain/application'
import { centsOf } from '../../../domain/common/money'
import { planOn } from '../../../domain/rating'
import { type Offer, offerFor } from '../../../server/quotes/offer'
import type { QuoteFacts } from '../../../server/quotes/quoteFacts'
import type { QuoteBasis } from '../../../server/quotes/ratingBasis'
import { today } from './answers'

/** Rating terms of a quote, without the facts among its answers. */
export type Terms = Omit<QuoteBasis, keyof QuoteFacts>

/** Any adjustments that may be agreed. */
export const anyBasis = (without: 'coupon' | 'nothing' = 'nothing'): fc.Arbitrary<Terms> =>
  fc.record({
    plan: fc.constant(planOn(today).version),
    hccPricingVersion: fc.constantFrom(9, 11, 5, null),
    coupon: without === 'coupon' ? fc.constant(null) : fc.option(anyCoupon),
    feeAdjustment: fc.option(anyAdjustment, { freq: 2 }),
    feeChangedByRep: fc.option(fc.integer({ min: 0, max: 50_000 }), { freq: 1 }),
  })

const anyCoupon = fc.oneof(
  fc.record({
    value: fc.integer({ min: 1, max: 10_000 }).map((cents) => cents / 100),
    is_percentage: fc.constant(false),
  }),
  fc.record({ value: fc.integer({ min: 1, max: 100 }), is_percentage: fc.constant(true) }),
)
const anyAdjustment = fc.oneof(
  fc.record({ percent: fc.integer({ min: -100, max: 50 }) }),
  fc.record({ amount: fc.integer({ min: -5000, max: 5000 }) }),
) as fc.Arbitrary<NonNullable<Terms['feeAdjustment']>>

export const plainBasis: Terms = {
  plan: planOn(today).version,
  hccPricingVersion: 9,
  coupon: null,
  feeAdjustment: null,
  feeChangedByRep: null,
}

export const offered = (answers: Answers, terms: Terms = plainBasis, day = today): Offer =>
  offerFor(answers, { today: day, basis: { ...terms, ...factsOf(answers) } })

const factsOf = ({ catalogue, is_hcc }: Answers) => ({ catalogue, is_hcc }) as QuoteFacts

/** Cents; null without a price. */
export const dueOf = (offer: Offer): number | null =>
  offer.outcome === 'quote' ? centsOf(offer.price.pricing_detail.amount_due) : null
