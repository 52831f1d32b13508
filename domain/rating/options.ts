import type { Cents } from '../common/money'

/** Cents set by an approval (decisions 8 and 48). Missing amounts are computed as usual. */
export interface SetAmounts {
  /** of liability, with its coverages, the days around the event and additional insureds; in its own quote, of rain */
  readonly premium?: Cents | null
  /** of cancellation, with its coverages */
  readonly ecPremium?: Cents | null
  /** before the coupon is subtracted */
  readonly policyFee?: Cents | null
}

/** Inputs of a price beside the answers. The insurer is an answer: `provider`. */
export interface RateOptions {
  /** the plan version that the quote keeps (`planOn` for a new one); the first plan by default */
  readonly plan?: string | null
  /** version 11 pays a higher commission (specification section 9) */
  readonly hccPricingVersion?: number | null
  /** reduces only the policy fee (decision 28): dollars, or a percentage of the fee */
  readonly coupon?: { readonly value: number; readonly is_percentage: boolean } | null
  /**
   * the adjustment agreed for the customer's email: a percentage of the fee, cents, or both; negative lowers the fee,
   * which never falls below zero
   */
  readonly feeAdjustment?: { readonly percent?: number | null; readonly amount?: Cents | null } | null
  /** cents in place of the policy fee, whatever was agreed (decision 53) */
  readonly feeChangedByRep?: Cents | null
  /** amounts that an underwriter set for this event, whatever the tables give */
  readonly set?: SetAmounts | null
}

export const isSet = (amount: Cents | null | undefined): amount is Cents => amount !== null && amount !== undefined
