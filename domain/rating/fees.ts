import type { applicableAnswers } from '../application/applicable'
import { filledEntries } from '../application/entries'
import type { Entry } from '../application/fields/field'
import type { Plan } from './plans/plan'
import { type Line, line } from './price'

type Counted = ReturnType<typeof applicableAnswers>

/** Days around the event, each charged (decision 22). An incomplete day costs nothing yet. */
export function dayLines(a: Counted, plan: Plan): Line[] {
  const lines: Line[] = []
  pushDays(lines, 'setup_fee', 'setupDays', a.setup_dates, plan.setupDay)
  pushDays(lines, 'takedown_fee', 'takedownDays', a.takedown_dates, plan.takedownDay)
  if (a.raindate_coverage === 'True') {
    lines.push(line('raindate_fee', 'liability', plan.rainDate * 100, 'rainDate', { date: a.raindate_date ?? null }))
  }
  return lines
}

function pushDays(
  lines: Line[],
  field: Line['field'],
  rule: Line['rule'],
  dates: readonly string[] | null | undefined,
  each: number,
) {
  if (!dates || dates.length === 0) return
  const basis = { count: dates.length, dates: dates.join(', '), each }
  lines.push(line(field, 'liability', dates.length * each * 100, rule, basis))
}

/** The venue is free and does not count (decision 21); a blank entry costs nothing (decision 20). */
export function insuredLines(a: Counted, plan: Plan): Line[] {
  const named = filledEntries(a.ai_data)
  if (named.length === 0) {
    const isNamed = a.event_location_ai === 'True'
    return isNamed ? [line('additional_insured_fee', 'liability', 0, 'additionalInsured.location')] : []
  }
  const each = plan.additionalInsured
  const lines = [
    line('additional_insured_fee', 'liability', named.length * each * 100, 'additionalInsured', {
      count: named.length,
      names: namesOf(named),
      each,
    }),
  ]
  pushWording(lines, 'waiver_subrogation_fee', 'waiver', named, 'ai_waiver_subrogation', plan.waiver)
  pushWording(lines, 'primary_noncontributory_fee', 'primary', named, 'ai_primary_noncontributory', plan.primary)
  return lines
}

function pushWording(
  lines: Line[],
  field: Line['field'],
  rule: Line['rule'],
  named: readonly Entry[],
  mark: string,
  { each, most }: { each: number; most: number },
) {
  const marked = named.filter((entry) => entry[mark] === 'True')
  if (marked.length === 0) return
  const dollars = Math.min(marked.length * each, most)
  const basis = {
    count: marked.length,
    names: namesOf(marked),
    each,
    most: dollars < marked.length * each ? most : null,
  }
  lines.push(line(field, 'liability', dollars * 100, rule, basis))
}

/** One name per line, because names may contain commas. */
const namesOf = (entries: readonly Entry[]) => entries.map((entry) => entry['ai_name'] ?? '').join('\n')
