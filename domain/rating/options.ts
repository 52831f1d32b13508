import type { Cents } from '../common/money'

/** Cents, of an approval (decisions 8 and 48). What is left out is worked out as usual. */
export interface SetAmounts {
  /** of liability, with its covers, the days around the event and additional insureds */
  readonly premium?: Cents | null
  /** of cancellation, with its covers */
  readonly ecPremium?: Cents | null
  /** before the coupon, which comes off it */
  readonly policyFee?: Cents | null
}

/** What a price hangs on beside the answers. Who writes the cover is one of them: `provider`. */
export interface RateOptions {
  /** the version of the plan that the quote keeps (`planOn` for a new one); the first if it is left out */
  readonly plan?: string | null
  /** version 11 pays the producer more (specification section 9) */
  readonly hccPricingVersion?: number | null
  /** taken from the policy fee only (decision 28): dollars, or a percentage of the fee */
  readonly coupon?: { readonly value: number; readonly is_percentage: boolean } | null
  /**
   * What was agreed for the customer's email: a percentage of the fee, or cents, or both. What is less than 0 lowers the
   * fee, what is more raises it; it never falls below zero.
   */
  readonly feeAdjustment?: { readonly percent?: number | null; readonly amount?: Cents | null } | null
  /** cents in place of the policy fee, whatever was agreed (decision 53) */
  readonly feeChangedByRep?: Cents | null
  /** what an underwriter set for this event, in place of what the tables give or do not give */
  readonly set?: SetAmounts | null
}

export const isSet = (amount: Cents | null | undefined): amount is Cents => amount !== null && amount !== undefined
