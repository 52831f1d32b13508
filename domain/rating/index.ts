import type { Answers } from '../application'
import { whatCounts } from '../application/asked'
import { type Cents, centsOf, dollarsOf, partOf, thousandthsOf } from '../money'
import { dayLines, insuredLines } from './fees'
import { coverLines, liabilityLines } from './liability'
import type { Plan, StateCharges } from './plan'
import { planOf } from './plans'
import { type Line, line, type Price, type PricingField, pricingFields } from './price'

export { NotInTables } from './liability'
export { currentPlan } from './plans'
export type { Price } from './price'
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
  const a = whatCounts(answers)
  const plan = planOf(options.plan)
  const lines = liabilityLines(a, plan)
  lines.push(...coverLines(a, plan), ...dayLines(a, plan), ...insuredLines(a, plan))
  const premium = totalOf(lines)
  const tria = triaLine(a, lines, plan)
  const fee = feeLine(premium, options, plan)
  const tax = taxLine(a, premium + (tria?.amount ?? 0) + fee.amount, options, plan)
  const coupon = couponLine(fee.amount, options)
  if (tria) lines.push(tria)
  lines.push(fee, tax)
  if (coupon) lines.push(coupon)
  const due = totalOf(lines)
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

type Counted = ReturnType<typeof whatCounts>

const nothing = Object.fromEntries(pricingFields.map((field) => [field, 0])) as Record<PricingField, Cents>

function amountsOf(lines: readonly Line[]): Record<PricingField, Cents> {
  const amounts = { ...nothing }
  for (const { field, amount } of lines) amounts[field] += amount
  return amounts
}

function totalOf(lines: readonly Line[]): Cents {
  let total = 0
  for (const { amount } of lines) total += amount
  return total
}

/** 3 % of liability and liquor where it is offered and taken; weddings and private celebrations are not asked. */
function triaLine(a: Counted, [general, liquor]: readonly Line[], plan: Plan): Line | null {
  if (a.tria_accepted !== 'True') return null
  const of = (general?.amount ?? 0) + (liquor?.amount ?? 0)
  const basis = { percent: plan.triaPercent, of: dollarsOf(of) }
  return line('tria', 'fees', partOf(of, thousandthsOf(plan.triaPercent)), 'tria', basis)
}

function feeLine(premium: Cents, { feeAdjustment, feeChangedByRep }: RateOptions, plan: Plan): Line {
  if (feeChangedByRep !== null && feeChangedByRep !== undefined) {
    return line('policy_fee', 'fees', feeChangedByRep, 'policyFee.byRep')
  }
  const usual = partOf(premium, thousandthsOf(plan.policyFeePercent))
  const change = feeAdjustment ? adjusted(usual, feeAdjustment) : 0
  return line('policy_fee', 'fees', Math.max(0, usual + change), change === 0 ? 'policyFee' : 'policyFee.adjusted', {
    percent: plan.policyFeePercent,
    of: dollarsOf(premium),
    change: dollarsOf(change),
  })
}

/** Half up, away from zero below it. */
function adjusted(usual: Cents, { percent = 0, amount = 0 }: NonNullable<RateOptions['feeAdjustment']>): Cents {
  const part = partOf(usual, thousandthsOf(Math.abs(percent)))
  return (percent < 0 ? -part : part) + amount
}

/** The insured's home state taxes; the event's stands in until it is known. */
function taxLine(a: Counted, taxable: Cents, { isHcc }: RateOptions, plan: Plan): Line {
  const state = a.insured_state ?? a.event_state ?? null
  if (!isHcc || state === null) return line('state_tax', 'fees', 0, 'stateTax.admitted', { state })
  const { tax, stamping = 0, other = 0, flat = 0 }: StateCharges = plan.surplusLines[state]
  const rate = thousandthsOf(tax) + thousandthsOf(stamping) + thousandthsOf(other)
  return line('state_tax', 'fees', partOf(taxable, rate) + centsOf(flat), 'stateTax.surplusLines', {
    state,
    percent: rate / 1000,
    of: dollarsOf(taxable),
    flat,
  })
}

function couponLine(fee: Cents, { coupon }: RateOptions): Line | null {
  if (!coupon) return null
  const wanted = coupon.is_percentage ? partOf(fee, thousandthsOf(coupon.value)) : centsOf(coupon.value)
  return line('coupon_discount', 'fees', 0 - Math.min(fee, Math.max(0, wanted)), 'coupon')
}
