import type { whatCounts } from '../application/applicable'
import { type EventType, eventTypeOf } from '../catalogue'
import { type AttendeeBand, rehearsalBand, rehearsalBands } from '../common/bands'
import { coverLength } from '../common/dates'
import { given } from './notInTables'
import type { Plan } from './plans/plan'
import { type Line, line } from './price'
import { bandIndex, drinkerIndex, rowOf, tablesOf } from './tables'

type Counted = ReturnType<typeof whatCounts>

/** The premiums for general liability and for liquor liability, by days and limits. */
export function liabilityLines(a: Counted, plan: Plan): Line[] {
  const type = given(eventTypeOf(a), 'the type of event')
  const limits = given(a.coverage_limits, 'the limits')
  const days = coverLength(given(a.event_start_date, 'the first day'), given(a.event_end_date, 'the last day'))
  return [generalLine(type, a.attendee_band as AttendeeBand, limits, days, plan), liquorLine(a, limits, days, plan)]
}

const rules = { host: 'liability.host', vendor: 'liability.vendor', wedding: 'liability.wedding' } as const

function generalLine(type: EventType, band: AttendeeBand, limits: string, days: number, plan: Plan): Line {
  const row = rowOf(type)
  const index = bandIndex(band)
  const tables = tablesOf(plan)
  const amount = given(tables.liability[row][limits]?.[index]?.[days - 1], `${band} people for ${days} days`)
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
  const band = given(a.attendees_consuming_alcohol, 'how many drink')
  const index = drinkerIndex(band)
  const tables = tablesOf(plan)
  const amount = given(tables.liquor[limits]?.[index]?.[days - 1], `${band} drinking for ${days} days`)
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
  const lines = raisedLines(a, plan, (premiums, limit) => given(premiums[limit], limit) * 100)
  if (a.rehearsal_dinner === 'True') lines.push(rehearsalLine(a, plan))
  return lines
}

type Premiums = Readonly<Record<string, number>>
type Amount = (premiums: Premiums, limit: string) => number

/** @param amount cents of a limit */
export const raisedLines = (a: Counted, plan: Plan, amount: Amount): Line[] => [
  raised(
    'medical_payments_premium',
    'medical',
    a.medical_payments === 'True' ? a.medical_payments_limit : null,
    plan.medicalPayments,
    amount,
  ),
  raised(
    'damage_rented_premises_premium',
    'rentedPremises',
    a.damage_rented_premises === 'True' ? a.damage_rented_premises_limit : null,
    plan.rentedPremises,
    amount,
  ),
]

function raised(
  field: Line['field'],
  rule: 'medical' | 'rentedPremises',
  chosen: string | null | undefined,
  premiums: Premiums,
  amount: Amount,
): Line {
  const included = Object.keys(premiums)[0] as string
  const limit = chosen ?? included
  const kind = limit === included ? 'included' : 'raised'
  return line(field, 'liability', amount(premiums, limit), `${rule}.${kind}`, { limit, included })
}

function rehearsalLine(a: Counted, plan: Plan): Line {
  const guests = given(a.rehearsal_dinner_number_attendees, 'the guests of the rehearsal dinner')
  const band = given(rehearsalBand(guests), `${guests} guests at a rehearsal dinner`)
  return rehearsalOf(a, (plan.rehearsal[rehearsalBands.indexOf(band)] as number) * 100, band)
}

export const rehearsalOf = (a: Counted, amount: number, band: string | null): Line =>
  line('rehearsal_dinner_premium', 'liability', amount, 'rehearsal', { band, date: a.rehearsal_dinner_date ?? null })
