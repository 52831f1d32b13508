import type { Answers } from '../application'
import { applicableAnswers } from '../application/applicable'
import { holdsCancellation, holdsLiability, holdsRain } from '../common/coverageTypes'
import { type Cents, centsOf, partOf, thousandthsOf } from '../common/money'
import { cancellationLines } from './cancellation'
import { couponLine, feeLine, taxLine, triaOffer } from './charges'
import { dayLines, insuredLines } from './fees'
import { coverLines, liabilityLines } from './liability'
import { NotInTables } from './notInTables'
import { isSet, type RateOptions } from './options'
import { planOf } from './plans'
import type { Plan } from './plans/plan'
import { type Line, type Price, type PricingField, pricingFields } from './price'
import { rainLines, setRainLines } from './rain'
import { setCancellationLines, setLiabilityLines } from './set'

export { policyFeeOf } from './charges'
export { NotInTables } from './notInTables'
export type { RateOptions, SetAmounts } from './options'
export { planOf, planOn, plans } from './plans'
export type { Price } from './price'
export { startingToWire, toWire } from './wire'

type Counted = ReturnType<typeof applicableAnswers>

/**
 * The price of decided answers that are complete enough (`priceFaults` is empty). Cents internally. Throws
 * `NotInTables` for anything outside the tables, which an underwriter prices (decision 48).
 *
 * Order and rounding: decision 27. Premiums and fees form `premium`; cancellation coverage and its additions form
 * `ec_premium`; rain insurance, which is alone in its quote, forms `rain_premium`; the policy fee is a share of them; the
 * state taxes all of that; a coupon is subtracted last. A coverage that is not bought has no lines.
 */
export function rate(answers: Answers, options: RateOptions = {}): Price {
  const a = applicableAnswers(answers)
  const plan = planOf(options.plan)
  const lines: Line[] = []
  if (holdsLiability(a.coverage_type)) lines.push(...liabilityPart(a, options, plan))
  const premium = totalOf(lines)
  const offer = triaOffer(a, lines, plan)
  const tria = a.tria_accepted === 'True' ? offer : null
  if (holdsCancellation(a.coverage_type)) lines.push(...cancellationPart(a, options, plan))
  const ecPremium = totalOf(lines) - premium
  if (holdsRain(a.coverage_type)) lines.push(...rainPart(a, options, plan))
  const premiums = totalOf(lines)
  const fee = feeLine(premiums, options, plan)
  const tax = taxLine(a, premiums + (tria?.amount ?? 0) + fee.amount, plan)
  const coupon = couponLine(fee.amount, options)
  if (tria) lines.push(tria)
  lines.push(fee, tax)
  if (coupon) lines.push(coupon)
  const due = totalOf(lines)
  const commission = options.hccPricingVersion === 11 ? plan.commissionPercent.version11 : plan.commissionPercent.usual
  return {
    plan: plan.version,
    lines,
    triaOffer: offer?.amount ?? null,
    detail: {
      ...amountsOf(lines),
      premium,
      ec_premium: ecPremium,
      amount_due: due,
      coupon_discount: 0 - (coupon?.amount ?? 0),
      producer_commission: partOf(premiums, thousandthsOf(commission)),
      due_from_client: due + centsOf(a.producer_fee ?? 0),
      fee_changed_by_rep: isSet(options.set?.policyFee) ? null : (options.feeChangedByRep ?? null),
    },
  }
}

const liabilityPart = (a: Counted, { set }: RateOptions, plan: Plan): Line[] =>
  isSet(set?.premium)
    ? setLiabilityLines(a, set.premium, plan)
    : [...liabilityLines(a, plan), ...coverLines(a, plan), ...dayLines(a, plan), ...insuredLines(a, plan)]

const cancellationPart = (a: Counted, { set }: RateOptions, plan: Plan): Line[] =>
  isSet(set?.ecPremium) ? setCancellationLines(a, set.ecPremium) : cancellationLines(a, plan)

const rainPart = (a: Counted, { set }: RateOptions, plan: Plan): Line[] =>
  isSet(set?.premium) ? setRainLines(a, set.premium) : rainLines(a, plan)

/** The premiums that the tables do not give for these answers, so that an underwriter sets them (decision 48). */
export function premiumsToSet(answers: Answers, options: RateOptions = {}): ('premium' | 'ecPremium')[] {
  const a = applicableAnswers(answers)
  const plan = planOf(options.plan)
  return [
    ...(holdsLiability(a.coverage_type) && isBeyond(() => liabilityPart(a, options, plan)) ? ['premium' as const] : []),
    ...(holdsCancellation(a.coverage_type) && isBeyond(() => cancellationPart(a, options, plan))
      ? ['ecPremium' as const]
      : []),
  ]
}

function isBeyond(lines: () => readonly Line[]): boolean {
  try {
    lines()
    return false
  } catch (fault) {
    if (fault instanceof NotInTables) return true
    throw fault
  }
}

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
