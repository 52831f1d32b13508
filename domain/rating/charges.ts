import type { applicableAnswers } from '../application/applicable'
import { type Cents, centsOf, dollarsOf, partOf, thousandthsOf } from '../common/money'
import { inTables } from './notInTables'
import { isSet, type RateOptions } from './options'
import { planOf } from './plans'
import type { Plan } from './plans/plan'
import { type Line, line } from './price'
import { tablesOf } from './tables'

type Counted = ReturnType<typeof applicableAnswers>

/**
 * 3 % of liability and liquor, accepted or not: terrorism coverage is offered with its price (decision 53). Null where
 * it is not offered; weddings and private celebrations are not asked.
 */
export function triaOffer(a: Counted, [general, liquor]: readonly Line[], plan: Plan): Line | null {
  if (a.tria_accepted === undefined) return null
  const base = (general?.amount ?? 0) + (liquor?.amount ?? 0)
  const basis = { percent: plan.triaPercent, of: dollarsOf(base) }
  return line('tria', 'liability', partOf(base, thousandthsOf(plan.triaPercent)), 'tria', basis)
}

/** The policy fee in cents for both premiums in cents, with the customer's adjustment (specification section 9). */
export function policyFeeOf(
  premium: Cents,
  ecPremium: Cents,
  { feeAdjustment, plan }: Pick<RateOptions, 'feeAdjustment' | 'plan'> = {},
): Cents {
  const { usual, change } = feeOf(premium + ecPremium, feeAdjustment, planOf(plan))
  return usual + change
}

function feeOf(base: Cents, agreed: RateOptions['feeAdjustment'], plan: Plan): { usual: Cents; change: Cents } {
  const usual = partOf(base, thousandthsOf(plan.policyFeePercent))
  return { usual, change: agreed ? Math.max(-usual, adjustment(usual, agreed)) : 0 }
}

/** Rounds half up, and negative amounts away from zero. */
function adjustment(usual: Cents, { percent, amount }: NonNullable<RateOptions['feeAdjustment']>): Cents {
  const part = partOf(usual, thousandthsOf(Math.abs(percent ?? 0)))
  return ((percent ?? 0) < 0 ? -part : part) + (amount ?? 0)
}

/** The line of the policy fee; `base` is what it is a percentage of. */
export function feeLine(base: Cents, { feeAdjustment, feeChangedByRep, set }: RateOptions, plan: Plan): Line {
  if (isSet(set?.policyFee)) return line('policy_fee', 'fees', set.policyFee, 'underwriter.policyFee')
  if (feeChangedByRep !== null && feeChangedByRep !== undefined) {
    return line('policy_fee', 'fees', feeChangedByRep, 'policyFee.byRep')
  }
  const { usual, change } = feeOf(base, feeAdjustment, plan)
  return line('policy_fee', 'fees', usual + change, change === 0 ? 'policyFee' : 'policyFee.adjusted', {
    percent: plan.policyFeePercent,
    of: dollarsOf(base),
    change: dollarsOf(change),
  })
}

/**
 * The second provider's policies are taxed by the insured's home state; until it is known, by the event's (decision
 * 30).
 */
export function taxLine(a: Counted, taxable: Cents, plan: Plan): Line {
  const { taxes } = tablesOf(plan)
  const state = taxes.has(a.insured_state) ? a.insured_state : a.event_state
  if (a.provider !== 'second') return line('state_tax', 'fees', 0, 'stateTax.admitted', { state: state ?? null })
  const { rate, parts, flat } = inTables(taxes.get(state), 'the state')
  const tax = parts.reduce((sum, part) => sum + partOf(taxable, part), flat)
  return line('state_tax', 'fees', tax, 'stateTax.surplusLines', {
    state: state as string,
    percent: rate / 1000,
    of: dollarsOf(taxable),
    flat: dollarsOf(flat),
  })
}

/** Reduces only the policy fee, never below zero (decision 28). */
export function couponLine(fee: Cents, { coupon }: RateOptions): Line | null {
  if (!coupon) return null
  const { value, is_percentage } = coupon
  const wanted = is_percentage ? partOf(fee, thousandthsOf(value)) : centsOf(value)
  return line('coupon_discount', 'fees', 0 - Math.min(fee, Math.max(0, wanted)), 'coupon', {
    percent: is_percentage ? value : null,
    value: is_percentage ? null : value,
    of: dollarsOf(fee),
  })
}
