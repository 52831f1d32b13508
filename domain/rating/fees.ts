import type { Answers } from '../application'
import { filledEntries } from '../application/entries'
import type { Entry } from '../application/field'
import { dollarsOf } from '../money'
import type { Plan } from './plan'
import type { Line } from './price'

type Counted = Readonly<Partial<Answers>>

/** Days around the event, each charged (decision 22). A day that is not named yet costs nothing yet. */
export function dayLines(a: Counted, plan: Plan): Line[] {
  const setup = daysLine('setup_fee', 'setupDays', a.setup_dates, plan.setupDay)
  const takedown = daysLine('takedown_fee', 'takedownDays', a.takedown_dates, plan.takedownDay)
  const rain: Line[] =
    a.raindate_coverage === 'True'
      ? [
          {
            field: 'raindate_fee',
            group: 'liability',
            amount: plan.rainDate * 100,
            rule: 'rainDate',
            basis: { date: a.raindate_date ?? null },
          },
        ]
      : []
  return [...setup, ...takedown, ...rain]
}

function daysLine(
  field: Line['field'],
  rule: string,
  dates: readonly string[] | null | undefined,
  each: number,
): Line[] {
  const days = (dates ?? []).filter(Boolean)
  if (days.length === 0) return []
  const amount = days.length * each * 100
  return [{ field, group: 'liability', amount, rule, basis: { count: days.length, dates: days.join(', '), each } }]
}

/** The event location is free and not counted (decision 21); a blank entry costs nothing (decision 20). */
export function insuredLines(a: Counted, plan: Plan): Line[] {
  const named = filledEntries(a.ai_data)
  const line = { field: 'additional_insured_fee', group: 'liability' } as const
  const location = a.event_location_ai === 'True'
  if (named.length === 0) {
    return location ? [{ ...line, amount: 0, rule: 'additionalInsured.location', basis: {} }] : []
  }
  return [
    {
      ...line,
      amount: named.length * plan.additionalInsured * 100,
      rule: 'additionalInsured',
      basis: { count: named.length, names: namesOf(named), each: plan.additionalInsured },
    },
    ...wordingLine('waiver_subrogation_fee', 'waiver', named, 'ai_waiver_subrogation', plan.waiver),
    ...wordingLine('primary_noncontributory_fee', 'primary', named, 'ai_primary_noncontributory', plan.primary),
  ]
}

function wordingLine(
  field: Line['field'],
  rule: string,
  named: readonly Entry[],
  mark: string,
  { each, most }: { each: number; most: number },
): Line[] {
  const marked = named.filter((entry) => entry[mark] === 'True')
  if (marked.length === 0) return []
  const amount = Math.min(marked.length * each, most) * 100
  const basis = {
    count: marked.length,
    names: namesOf(marked),
    each,
    most: dollarsOf(amount) < marked.length * each ? most : null,
  }
  return [{ field, group: 'liability', amount, rule, basis }]
}

/** One a line of the basis, so that names with commas can be told apart. */
const namesOf = (entries: readonly Entry[]) => entries.map((entry) => entry['ai_name'] ?? '').join('\n')
