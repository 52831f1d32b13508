import type { applicableAnswers } from '../application/applicable'
import { amountAtStake, insuredLimit, secondStep, weddingTiers } from '../common/cancellationLimits'
import { type Cents, dollarsOf } from '../common/money'
import { touchesHurricanes, touchesWinter } from '../common/season'
import { type CancellationCoverageName, cancellationCoverageNames, cancellationCoverages } from '../coverages'
import type { Season, Setting } from './cancellationTables'
import { inTables, NotInTables } from './notInTables'
import type { Plan } from './plans/plan'
import { type Line, line } from './price'
import { tablesOf } from './tables'

type Counted = ReturnType<typeof applicableAnswers>

/** Cancellation, postponement and the coverages beside it, which together form ec_premium (decision 27). */
export function cancellationLines(a: Counted, plan: Plan): Line[] {
  const limit = insuredLimit(a)
  if (typeof limit !== 'number') throw new NotInTables(`Not in the rating tables: the insured amount is ${limit}`)
  const type = inTables(a.event_type, 'the type of event')
  const setting: Setting = a.event_outdoor_or_tent === 'True' ? 'outdoors' : 'indoors'
  const lines = [
    type === 'Wedding' ? weddingLine(a, limit, setting, plan) : approvedLine(a, type, limit, setting, plan),
  ]
  for (const name of cancellationCoverageNames) {
    if (a[name] === 'True') lines.push(coverageLine(name, a[`${name}_limit`], plan))
  }
  return lines
}

const field = 'cancellation_postponement_premium'

/** The first provider insures a budget tier (decision 16), the second the next step (decision 17). */
function weddingLine(a: Counted, limit: Cents, setting: Setting, plan: Plan): Line {
  const { tiers, steps } = tablesOf(plan).cancellation
  const isFirst = a.provider === 'first'
  const premium = inTables(isFirst ? tiers[tierOf(limit)] : steps[limit / secondStep], 'the budget')
  return line(field, 'cancellation', premium[setting], isFirst ? 'cancellation.wedding' : 'cancellation.weddingStep', {
    event_type: 'Wedding',
    limit: a.cancellation_postponement_limit ?? null,
    place: setting,
    base: premium.base,
    place_factor: setting === 'outdoors' ? Number(plan.cancellation.weddingOutdoor) : 1,
  })
}

const tierOf = (limit: Cents) => weddingTiers.findIndex(({ budget }) => budget * 100 === limit)

/** 1e10: from cents and millionths per $100 to whole dollars. */
const scale = 10_000_000_000

/**
 * The insured amount by its rate, setting and season, in whole dollars, rounded half up; all numbers stay safe
 * integers.
 */
function approvedLine(a: Counted, type: string, limit: Cents, setting: Setting, plan: Plan): Line {
  const { rates, least } = tablesOf(plan).cancellation
  const season: Season = touchesWinter(a) ? 'winter' : touchesHurricanes(a) ? 'hurricanes' : null
  const rate = inTables(inTables(rates.get(type), type)[setting](season), 'a winter outdoors')
  const worked = Math.floor((limit * rate.millionths + scale / 2) / scale) * 100
  return line(field, 'cancellation', Math.max(least, worked), 'cancellation.rate', {
    event_type: type,
    limit: a.cancellation_postponement_limit ?? null,
    insured: amountAtStake(revenueOf(a)) === null ? 'costs' : 'revenue',
    of: dollarsOf(limit),
    step: a.provider === 'second' ? dollarsOf(secondStep) : null,
    per_hundred: rate.perHundred,
    place: setting,
    place_factor: rate.settingFactor,
    season,
    season_factor: rate.seasonFactor,
    least: worked < least ? dollarsOf(least) : null,
  })
}

const revenueOf = ({ coverage_type, event_gross_revenue }: Counted) => ({ coverage_type, event_gross_revenue })

/** A percentage of the limit. */
function coverageLine(name: CancellationCoverageName, chosen: string | null | undefined, plan: Plan): Line {
  const limit = inTables(chosen, 'the limit')
  const amount = inTables(tablesOf(plan).cancellation.covers[name].get(limit), limit)
  const basis = { limit, percent: plan.cancellation.covers[name] }
  return line(`${name}_premium`, 'cancellation', amount, cancellationCoverages[name].rule, basis)
}
