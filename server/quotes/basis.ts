import type { Answers } from '../../domain/application'
import { contactEmail } from '../../domain/application/payload'
import type { Cents } from '../../domain/money'
import type { Db } from '../db/database'
import type { Coupon } from '../db/schema'
import { type FeeAdjustment, feeAdjustmentFor } from './feeAdjustment'
import { type Kept, type QuoteFacts, quoteFacts } from './kept'

/** What a quote is decided and priced with beside what was answered. */
export interface QuoteBasis extends QuoteFacts {
  /** the version of the rating plan */
  readonly plan: string
  readonly hccPricingVersion: number | null
  readonly coupon: Pick<Coupon, 'value' | 'is_percentage'> | null
  /** what was agreed with the contact point */
  readonly feeAdjustment: FeeAdjustment | null
  readonly feeChangedByRep: Cents | null
}

/** @param answers those that count say who the contact point is, who may have a policy fee of their own */
export const basisOf = async (db: Db, kept: Kept, answers: Answers): Promise<QuoteBasis> => ({
  ...quoteFacts(kept),
  plan: kept.rating_plan,
  hccPricingVersion: kept.hcc_pricing_version,
  coupon: kept.coupon,
  feeAdjustment: await feeAdjustmentFor(db, contactEmail(answers)),
  feeChangedByRep: kept.fee_changed_by_rep_cents,
})
