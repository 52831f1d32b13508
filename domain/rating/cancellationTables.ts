import Big from 'big.js'
import { declarationOf } from '../application'
import { dollarsIn, secondStep, weddingTiers } from '../common/cancellationLimits'
import { type Cents, dollarsOf } from '../common/money'
import { type CancellationCoverageName, cancellationCoverageNames } from '../coverages'
import { exactly, wholeDollars } from './exact'
import type { CancellationPlan } from './plans/plan'

export type Setting = 'indoors' | 'outdoors'
/** of the event's state; null for the rest of the year and for other states */
export type Season = 'winter' | 'hurricanes' | null

/** The premium of a wedding's limit, and the indoor price before rounding, in dollars. */
export interface WeddingPremium {
  readonly base: number
  readonly indoors: Cents
  readonly outdoors: Cents
}

/** The rate of an approved event type: dollars per $100 insured, in millionths, and its factors. */
interface Rate {
  readonly millionths: number
  readonly perHundred: number
  readonly settingFactor: number
  readonly seasonFactor: number
}

export interface CancellationTables {
  /** by budget of `weddingTiers` */
  readonly tiers: readonly WeddingPremium[]
  /** by the insured number of the second provider's steps */
  readonly steps: readonly WeddingPremium[]
  /** by type, setting and season; a winter outdoors has no rate (decision 48) */
  readonly rates: ReadonlyMap<string, Readonly<Record<Setting, (season: Season) => Rate | undefined>>>
  readonly least: Cents
  /** by chosen limit */
  readonly covers: Readonly<Record<CancellationCoverageName, ReadonlyMap<unknown, Cents>>>
}

export const cancellationTables = (plan: CancellationPlan): CancellationTables => ({
  tiers: plan.wedding.map((premium) => weddingPremium(exactly(premium), exactly(1), plan)),
  steps: Array.from({ length: lastBudget / step + 1 }, (_, steps) => between(steps * step, plan)),
  rates: new Map(Object.entries(plan.rates).map(([type, rate]) => [type, ratesOf(rate, plan)])),
  least: plan.least * 100,
  covers: Object.fromEntries(
    cancellationCoverageNames.map((cover) => [cover, coverPremiums(cover, plan.covers[cover])]),
  ) as unknown as CancellationTables['covers'],
})

const budgets = weddingTiers.map(({ budget }) => budget)
const lastBudget = budgets.at(-1)!
const step = dollarsOf(secondStep)

/** Divides last, so that only the result is rounded. */
const weddingPremium = (times: Big, divisor: Big, { weddingOutdoor }: CancellationPlan): WeddingPremium => ({
  base: times.div(divisor).round(2, Big.roundHalfUp).toNumber(),
  indoors: wholeDollars(times.div(divisor)),
  outdoors: wholeDollars(times.times(weddingOutdoor).div(divisor)),
})

/** Interpolates linearly between two budgets; below the lowest one, its price applies. */
function between(limit: number, plan: CancellationPlan): WeddingPremium {
  const above = budgets.findIndex((budget) => budget >= limit)
  const top = exactly(plan.wedding[above]!)
  if (above === 0) return weddingPremium(top, exactly(1), plan)
  const low = budgets[above - 1]!
  const span = exactly(budgets[above]! - low)
  const bottom = exactly(plan.wedding[above - 1]!)
  return weddingPremium(bottom.times(span).plus(top.minus(bottom).times(limit - low)), span, plan)
}

function ratesOf(rate: string, { outdoor, winter, hurricanes }: CancellationPlan) {
  const of = (settingFactor: string, seasonFactor: string): Rate => ({
    millionths: exactly(rate).times(settingFactor).times(seasonFactor).times(1_000_000).toNumber(),
    perHundred: Number(rate),
    settingFactor: Number(settingFactor),
    seasonFactor: Number(seasonFactor),
  })
  const inside = { rest: of('1', '1'), winter: of('1', winter.indoor), hurricanes: of('1', hurricanes.indoor) }
  const outside = { rest: of(outdoor, '1'), winter: undefined, hurricanes: of(outdoor, hurricanes.outdoor) }
  return {
    indoors: (season: Season) => inside[season ?? 'rest'],
    outdoors: (season: Season) => outside[season ?? 'rest'],
  }
}

function coverPremiums(cover: CancellationCoverageName, percent: number): ReadonlyMap<unknown, Cents> {
  const limits = declarationOf('underwriting').fields[`${cover}_limit`]!.options!
  return new Map(limits.map(({ value }) => [value, wholeDollars(exactly(dollarsIn(value)).times(percent).div(100))]))
}
