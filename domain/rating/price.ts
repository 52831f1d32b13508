import type { Cents } from '../common/money'
import { addedCoverageNames, cancellationCoverageNames, raisedLimitNames } from '../coverages'
import type { RuleCode } from './sources'

/** The specification's pricing detail (section 3), without `fee_changed_by_rep`, which may be missing. */
export const pricingFields = [
  'premium',
  'ec_premium',
  'rain_premium',
  'amount_due',
  ...raisedLimitNames.map((name) => `${name}_premium` as const),
  'cancellation_postponement_premium',
  ...cancellationCoverageNames.map((name) => `${name}_premium` as const),
  ...addedCoverageNames.map((name) => `${name}_premium` as const),
  'general_liability_premium',
  'liquor_liability_premium',
  'setup_fee',
  'takedown_fee',
  'raindate_fee',
  'additional_insured_fee',
  'waiver_subrogation_fee',
  'primary_noncontributory_fee',
  'policy_fee',
  'coupon_discount',
  'producer_commission',
  'due_from_client',
  'state_tax',
  'tria',
] as const
export type PricingField = (typeof pricingFields)[number]

/** As it is stored and sent. Dollars. */
export type WireDetail = Record<PricingField, number> & { fee_changed_by_rep: number | null }

const zeros = Object.fromEntries(pricingFields.map((field) => [field, 0])) as Record<PricingField, 0>

/** The detail of a price that may be older than some of its fields: those read 0. */
export const withEveryField = (detail: Partial<WireDetail>): WireDetail => ({
  ...zeros,
  fee_changed_by_rep: null,
  ...detail,
})

/** The inputs of a rule. Amounts in it are dollars, as on the wire. */
export type Basis = Readonly<Record<string, string | number | null>>

/** One amount of the price as a code and its inputs; the reader turns it into words. */
export interface Line {
  readonly field: PricingField
  readonly group: 'liability' | 'cancellation' | 'rain' | 'fees'
  /** cents; 0 for an included item, less than 0 for a discount */
  readonly amount: Cents
  /** its source is in `sources`, its words in domain/worksheet */
  readonly rule: RuleCode
  readonly basis: Basis
}

export interface Price {
  /** version of the rating plan */
  readonly plan: string
  readonly detail: Readonly<Record<PricingField, Cents>> & { readonly fee_changed_by_rep: Cents | null }
  /** they add up to the amount due */
  readonly lines: readonly Line[]
  /** the price of terrorism coverage, accepted or not; null where it is not offered */
  readonly triaOffer: Cents | null
}

/** One object shape for every line, for speed: each price has about a dozen. */
export const line = (
  field: PricingField,
  group: Line['group'],
  amount: Cents,
  rule: RuleCode,
  basis: Basis = noBasis,
): Line => ({ field, group, amount, rule, basis })

const noBasis: Basis = {}
