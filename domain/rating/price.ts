import type { Cents } from '../common/money'
import { cancellationCoverageNames } from '../coverages'
import type { RuleCode } from './sources'

/** The specification's pricing detail (section 3), without `fee_changed_by_rep`, which may be missing. */
export const pricingFields = [
  'premium',
  'ec_premium',
  'amount_due',
  'medical_payments_premium',
  'damage_rented_premises_premium',
  'cancellation_postponement_premium',
  ...cancellationCoverageNames.map((name) => `${name}_premium` as const),
  'rehearsal_dinner_premium',
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

/** The inputs of a rule. Amounts in it are dollars, as on the wire. */
export type Basis = Readonly<Record<string, string | number | null>>

/** One amount of the price as a code and its inputs; the reader turns it into words. */
export interface Line {
  readonly field: PricingField
  readonly group: 'liability' | 'cancellation' | 'fees'
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
}

/** One object shape for every line, for speed: each price has about a dozen. */
export const line = (
  field: PricingField,
  group: Line['group'],
  amount: Cents,
  rule: RuleCode,
  basis: Basis = nothing,
): Line => ({ field, group, amount, rule, basis })

const nothing: Basis = {}
