import type { Answers } from '../../domain/application'
import { contactEmail } from '../../domain/application/payload'
import type { Cents } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import type { Coupon } from '../platform/db/schema'
import { type FeeAdjustment, feeAdjustmentFor, type WithAgreedFee } from './fees'
import { type QuoteFacts, quoteFacts, type RatingTerms } from './quoteFacts'

/** The inputs beside the answers by which a quote is decided and priced. */
export interface QuoteBasis extends QuoteFacts {
  /** version of the rating plan */
  readonly plan: string
  readonly hccPricingVersion: number | null
  readonly coupon: Pick<Coupon, 'value' | 'is_percentage'> | null
  /** agreed with the contact point */
  readonly feeAdjustment: FeeAdjustment | null
  readonly feeChangedByRep: Cents | null
}

/**
 * @param answers the applicable answers; their contact point may have a fee adjustment
 * @param row the quote's row, if the fee was read with it
 */
export const basisOf = async (
  db: Db,
  terms: RatingTerms,
  answers: Answers,
  row?: Partial<WithAgreedFee>,
): Promise<QuoteBasis> => ({
  ...quoteFacts(terms),
  plan: terms.rating_plan,
  hccPricingVersion: terms.hcc_pricing_version,
  coupon: terms.coupon,
  feeAdjustment: await feeAdjustmentFor(db, contactEmail(answers), row),
  feeChangedByRep: terms.fee_changed_by_rep_cents,
})
