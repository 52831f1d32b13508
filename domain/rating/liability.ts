import type { Answers } from '../application'
import { type AttendeeBand, type DrinkerBand, rehearsalBand, rehearsalBands } from '../bands'
import { type EventType, eventTypeOf } from '../catalogue'
import { coverLength } from '../dates'
import { dollarsOf } from '../money'
import type { Plan } from './plan'
import type { Line } from './price'
import { bandIndex, drinkerIndex, rowOf, tablesOf } from './tables'

type Counted = Readonly<Partial<Answers>>

/** What is not in the tables has no price of its own: it is referred, and an underwriter sets the premium (decision 48). */
export class NotInTables extends RangeError {}

function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new NotInTables(`Not in the rating tables: ${what}`)
  return value
}

/** The premium for injuries and damage, and the one for liquor, both by days and limits. */
export function liabilityLines(a: Counted, plan: Plan): Line[] {
  const type = given(eventTypeOf(a.event_type), 'the type of event')
  const limits = given(a.coverage_limits, 'the limits')
  const days = coverLength(given(a.event_start_date, 'the first day'), given(a.event_end_date, 'the last day'))
  return [generalLine(type, a.attendee_band as AttendeeBand, limits, days, plan), liquorLine(a, limits, days, plan)]
}

function generalLine(type: EventType, band: AttendeeBand, limits: string, days: number, plan: Plan): Line {
  const row = rowOf(type)
  const index = bandIndex(band)
  const amount = given(tablesOf(plan).liability[row][limits]?.[index]?.[days - 1], `${band} people for ${days} days`)
  return {
    field: 'general_liability_premium',
    group: 'liability',
    amount,
    rule: `liability.${type.class}`,
    basis: {
      event_type: type.label,
      limits,
      band,
      days,
      base: (row === 'vendor' ? plan.vendor : plan.liability[row === 'wedding' ? '1' : row])[index] as number,
      discount_percent: row === 'wedding' ? plan.weddingDiscountPercent : null,
      day_factor: Number(plan.dayFactors[days - 1]),
      limit_factor: Number(plan.limitFactors[limits]),
      least: dollarsOf(amount) === plan.leastLiability ? plan.leastLiability : null,
    },
  }
}

function liquorLine(a: Counted, limits: string, days: number, plan: Plan): Line {
  const line = { field: 'liquor_liability_premium', group: 'liability' } as const
  if (a.liquor_coverage !== 'Liquor Liability') return { ...line, amount: 0, rule: 'liquor.host', basis: {} }
  const band = given(a.attendees_consuming_alcohol, 'how many drink') as DrinkerBand
  const index = drinkerIndex(band)
  return {
    ...line,
    amount: given(tablesOf(plan).liquor[limits]?.[index]?.[days - 1], `${band} drinking for ${days} days`),
    rule: 'liquor.liability',
    basis: {
      band,
      days,
      base: plan.liquor[index] as number,
      day_factor: Number(plan.dayFactors[days - 1]),
      limit_factor: Number(plan.limitFactors[limits]),
    },
  }
}

/** Covers that are raised or added. The included limits are lines of 0 (decision 1). */
export function coverLines(a: Counted, plan: Plan): Line[] {
  const lines = [
    raised('medical_payments_premium', 'medical', a.medical_payments, a.medical_payments_limit, plan.medicalPayments),
    raised(
      'damage_rented_premises_premium',
      'rentedPremises',
      a.damage_rented_premises,
      a.damage_rented_premises_limit,
      plan.rentedPremises,
    ),
  ]
  return a.rehearsal_dinner === 'True' ? [...lines, rehearsalLine(a, plan)] : lines
}

function raised(
  field: Line['field'],
  rule: string,
  isRaised: 'True' | 'False' | null | undefined,
  chosen: string | null | undefined,
  premiums: Readonly<Record<string, number>>,
): Line {
  const included = Object.keys(premiums)[0] as string
  const limit = isRaised === 'True' ? given(chosen, 'the limit') : included
  return {
    field,
    group: 'liability',
    amount: given(premiums[limit], limit) * 100,
    rule: `${rule}.${limit === included ? 'included' : 'raised'}`,
    basis: { limit, included },
  }
}

function rehearsalLine(a: Counted, plan: Plan): Line {
  const guests = given(a.rehearsal_dinner_number_attendees, 'the guests of the rehearsal dinner')
  const band = given(rehearsalBand(guests), `${guests} guests at a rehearsal dinner`)
  return {
    field: 'rehearsal_dinner_premium',
    group: 'liability',
    amount: (plan.rehearsal[rehearsalBands.indexOf(band)] as number) * 100,
    rule: 'rehearsal',
    basis: { band, date: a.rehearsal_dinner_date ?? null },
  }
}
