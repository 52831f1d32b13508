import type { Answers } from '../application'
import { countedAnswers } from '../application/asked'
import { type Cents, centsOf, dollarsOf, partOf, sum, thousandthsOf } from '../money'
import { dayLines, insuredLines } from './fees'
import { coverLines, liabilityLines } from './liability'
import type { Plan, StateCharges } from './plan'
import { planOf } from './plans'
import { type Line, type Price, type PricingField, pricingFields } from './price'

export { NotInTables } from './liability'
export { currentPlan } from './plans'
export type { Line, Price, PricingField } from './price'
export { toWire } from './wire'

export interface RateOptions {
  /** the version of the plan; the newest if it is left out */
  readonly plan?: string | null
  /** whether the second provider writes it; the first is admitted and takes no state tax (decision 30) */
  readonly isHcc?: boolean
  /** version 11 pays the producer more (specification section 9) */
  readonly hccPricingVersion?: number | null
  /** taken from the policy fee only (decision 28): dollars, or a percentage of the fee */
  readonly coupon?: { readonly value: number; readonly is_percentage: boolean } | null
  /** a change of the policy fee for the customer's email: percent of it, or cents; less than 0 lowers it */
  readonly feeAdjustment?: { readonly percent?: number; readonly amount?: Cents } | null
  /** cents in place of the policy fee (decision 53) */
  readonly feeChangedByRep?: Cents | null
}

/**
 * The price of answers that are decided and complete enough (`priceFaults` is empty). Cents inside. Throws `NotInTables`
 * for what has no place in the tables, which is for an underwriter to price (decision 48).
 *
 * Order and rounding: decision 27. Premiums and fees make `premium`; the policy fee is a part of it; the state takes its
 * tax of all of that; a coupon comes off at the end.
 */
export function rate(answers: Answers, options: RateOptions = {}): Price {
  const a = countedAnswers(answers)
  const plan = planOf(options.plan)
  const covers = [...liabilityLines(a, plan), ...coverLines(a, plan), ...dayLines(a, plan), ...insuredLines(a, plan)]
  const premium = sum(covers.map(({ amount }) => amount))
  const tria = triaLine(a, covers, plan)
  const fee = feeLine(premium, options, plan)
  const tax = taxLine(a, premium + (tria?.amount ?? 0) + fee.amount, options, plan)
  const coupon = couponLine(fee.amount, options)
  const lines = [...covers, ...[tria, fee, tax, coupon].filter((line) => line !== null)]
  const due = sum(lines.map(({ amount }) => amount))
  const commission = options.hccPricingVersion === 11 ? plan.commissionPercent.version11 : plan.commissionPercent.usual
  return {
    plan: plan.version,
    lines,
    detail: {
      ...amountsOf(lines),
      premium,
      amount_due: due,
      coupon_discount: 0 - (coupon?.amount ?? 0),
      producer_commission: partOf(premium, thousandthsOf(commission)),
      due_from_client: due + centsOf(a.producer_fee ?? 0),
      fee_changed_by_rep: options.feeChangedByRep ?? null,
    },
  }
}

function amountsOf(lines: readonly Line[]): Record<PricingField, Cents> {
  const amounts = Object.fromEntries(pricingFields.map((field) => [field, 0])) as Record<PricingField, Cents>
  for (const { field, amount } of lines) amounts[field] += amount
  return amounts
}

/** 3 % of liability and liquor where it is offered and taken; weddings and private celebrations are not asked. */
function triaLine(a: Readonly<Partial<Answers>>, covers: readonly Line[], plan: Plan): Line | null {
  if (a.tria_accepted !== 'True') return null
  const of = sum(
    covers
      .filter(({ field }) => field === 'general_liability_premium' || field === 'liquor_liability_premium')
      .map(({ amount }) => amount),
  )
  return {
    field: 'tria',
    group: 'fees',
    amount: partOf(of, thousandthsOf(plan.triaPercent)),
    rule: 'tria',
    basis: { percent: plan.triaPercent, of: dollarsOf(of) },
  }
}

function feeLine(premium: Cents, { feeAdjustment, feeChangedByRep }: RateOptions, plan: Plan): Line {
  const line = { field: 'policy_fee', group: 'fees' } as const
  if (feeChangedByRep !== null && feeChangedByRep !== undefined) {
    return { ...line, amount: feeChangedByRep, rule: 'policyFee.byRep', basis: {} }
  }
  const usual = partOf(premium, thousandthsOf(plan.policyFeePercent))
  const change = Math.round((usual * (feeAdjustment?.percent ?? 0)) / 100) + (feeAdjustment?.amount ?? 0)
  return {
    ...line,
    amount: Math.max(0, usual + change),
    rule: change === 0 ? 'policyFee' : 'policyFee.adjusted',
    basis: { percent: plan.policyFeePercent, of: dollarsOf(premium), change: dollarsOf(change) },
  }
}

/** The insured's home state taxes; the event's stands in until it is known. */
function taxLine(a: Readonly<Partial<Answers>>, taxable: Cents, { isHcc }: RateOptions, plan: Plan): Line {
  const state = a.insured_state ?? a.event_state ?? null
  const line = { field: 'state_tax', group: 'fees' } as const
  if (!isHcc || state === null) return { ...line, amount: 0, rule: 'stateTax.admitted', basis: { state } }
  const { tax, stamping = 0, other = 0, flat = 0 }: StateCharges = plan.surplusLines[state]
  const rate = thousandthsOf(tax) + thousandthsOf(stamping) + thousandthsOf(other)
  return {
    ...line,
    amount: partOf(taxable, rate) + centsOf(flat),
    rule: 'stateTax.surplusLines',
    basis: { state, percent: rate / 1000, of: dollarsOf(taxable), flat },
  }
}

function couponLine(fee: Cents, { coupon }: RateOptions): Line | null {
  if (!coupon) return null
  const wanted = coupon.is_percentage ? partOf(fee, thousandthsOf(coupon.value)) : centsOf(coupon.value)
  const amount = -Math.min(fee, Math.max(0, wanted))
  return { field: 'coupon_discount', group: 'fees', amount, rule: 'coupon', basis: {} }
}
