import type { applicableAnswers } from '../application/applicable'
import { type EventType, eventTypeOf } from '../catalogue'
import { type AttendeeBand, type RehearsalBand, rehearsalBand, rehearsalBands } from '../common/bands'
import { coverLength } from '../common/dates'
import type { Cents } from '../common/money'
import {
  type AddedCoverageName,
  addedCoverageNames,
  addedCoverages,
  raisedLimitNames,
  raisedLimits,
} from '../coverages'
import { inTables } from './notInTables'
import type { Plan } from './plans/plan'
import { type Line, line } from './price'
import { bandIndex, drinkerIndex, rowOf, tablesOf } from './tables'

type Counted = ReturnType<typeof applicableAnswers>

/** The premiums for general liability and for liquor liability, by days and limits. */
export function liabilityLines(a: Counted, plan: Plan): Line[] {
  const type = inTables(eventTypeOf(a), 'the type of event')
  const limits = inTables(a.coverage_limits, 'the limits')
  const days = coverLength(inTables(a.event_start_date, 'the first day'), inTables(a.event_end_date, 'the last day'))
  return [generalLine(type, a.attendee_band as AttendeeBand, limits, days, plan), liquorLine(a, limits, days, plan)]
}

const rules = { host: 'liability.host', vendor: 'liability.vendor', wedding: 'liability.wedding' } as const

function generalLine(type: EventType, band: AttendeeBand, limits: string, days: number, plan: Plan): Line {
  const row = rowOf(type)
  const index = bandIndex(band)
  const tables = tablesOf(plan)
  const amount = inTables(tables.liability[row][limits]?.[index]?.[days - 1], `${band} people for ${days} days`)
  const bases = row === 'vendor' ? plan.vendor : plan.liability[row === 'wedding' ? '1' : row]
  return line('general_liability_premium', 'liability', amount, rules[type.class], {
    event_type: type.label,
    limits,
    band,
    days,
    base: bases[index] as number,
    discount_percent: row === 'wedding' ? plan.weddingDiscountPercent : null,
    day_factor: tables.dayFactors[days - 1] as number,
    limit_factor: tables.limitFactors[limits] as number,
    least: amount === plan.leastLiability * 100 ? plan.leastLiability : null,
  })
}

function liquorLine(a: Counted, limits: string, days: number, plan: Plan): Line {
  if (a.liquor_coverage !== 'Liquor Liability') return line('liquor_liability_premium', 'liability', 0, 'liquor.host')
  const band = inTables(a.attendees_consuming_alcohol, 'how many drink')
  const index = drinkerIndex(band)
  const tables = tablesOf(plan)
  const amount = inTables(tables.liquor[limits]?.[index]?.[days - 1], `${band} drinking for ${days} days`)
  return line('liquor_liability_premium', 'liability', amount, 'liquor.liability', {
    band,
    days,
    base: plan.liquor[index] as number,
    day_factor: tables.dayFactors[days - 1] as number,
    limit_factor: tables.limitFactors[limits] as number,
  })
}

/** Raised or added limits. Included limits are lines of 0 (decision 1). */
export function coverLines(a: Counted, plan: Plan): Line[] {
  const raised = raisedLines(a, plan, (premiums, limit) => inTables(premiums[limit], limit) * 100)
  return [...raised, ...addedLines(a, plan)]
}

type Premiums = Readonly<Record<string, number>>
type Amount = (premiums: Premiums, limit: string) => number

/** @param amount cents of a limit */
export const raisedLines = (a: Counted, plan: Plan, amount: Amount): Line[] =>
  raisedLimitNames.map((name) => {
    const { included, rule, inPlan } = raisedLimits[name]
    const limit = (a[name] === 'True' ? a[`${name}_limit`] : null) ?? included
    const kind = limit === included ? 'included' : 'raised'
    return line(`${name}_premium`, 'liability', amount(plan[inPlan], limit), `${rule}.${kind}`, { limit, included })
  })

/** @param plan null where a coverage is part of the premium that an underwriter set */
export const addedLines = (a: Counted, plan: Plan | null): Line[] =>
  addedCoverageNames.filter((name) => a[name] === 'True').map((name) => addedLine[name](a, plan))

const addedLine: Readonly<Record<AddedCoverageName, (a: Counted, plan: Plan | null) => Line>> = {
  rehearsal_dinner: (a, plan) => {
    const [amount, band] = plan ? rehearsalPrice(a, plan) : [0, null]
    const basis = { band, date: a.rehearsal_dinner_date ?? null }
    return line('rehearsal_dinner_premium', 'liability', amount, addedCoverages.rehearsal_dinner.rule, basis)
  },
}

function rehearsalPrice(a: Counted, plan: Plan): readonly [Cents, RehearsalBand] {
  const guests = inTables(a.rehearsal_dinner_number_attendees, 'the guests of the rehearsal dinner')
  const band = inTables(rehearsalBand(guests), `${guests} guests at a rehearsal dinner`)
  return [(plan.rehearsal[rehearsalBands.indexOf(band)] as number) * 100, band]
}
