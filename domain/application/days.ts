import { liability } from '../common/coverageTypes'
import { dayNumber, isCalendarDate } from '../common/dates'
import type { StepRule } from './fields/field'
import { date, dateList, yesNo } from './fields/kinds'

const always = { coverage_type: liability }

/** Days around the event: not part of its length, but charged (decision 22). */
export const dayFields = {
  setup_coverage: yesNo({
    label: 'Do you need coverage for setup days before the event?',
    group: 'days',
    when: always,
    blank: 'False',
  }),
  setup_dates: dateList({
    label: 'Setup days',
    group: 'days',
    when: { setup_coverage: ['True'] },
    valid: [['06/11/2027'], ['06/10/2027', '06/11/2027']],
  }),
  takedown_coverage: yesNo({
    label: 'Do you need coverage for teardown days after the event?',
    group: 'days',
    when: always,
    blank: 'False',
  }),
  takedown_dates: dateList({
    label: 'Teardown days',
    group: 'days',
    when: { takedown_coverage: ['True'] },
    valid: [['06/13/2027']],
  }),
  raindate_coverage: yesNo({
    label: 'Do you need coverage for a rain date?',
    hint: 'One later day, if the weather forces you to move.',
    group: 'days',
    when: always,
    blank: 'False',
  }),
  raindate_date: date({
    label: 'Rain date',
    group: 'days',
    width: 160,
    when: { raindate_coverage: ['True'] },
    valid: ['06/19/2027'],
  }),
} as const

/** Days farther from the event may have been left behind when it moved. */
const far = 7
/** The setup or teardown days far from the event. Half-typed days are not. */
export function farDays(a: Readonly<Record<string, any>>, name: 'setup_dates' | 'takedown_dates'): readonly string[] {
  const { [name]: days } = a
  const limit = name === 'setup_dates' ? a['event_start_date'] : a['event_end_date']
  if (!Array.isArray(days) || !isDay(limit)) return []
  return days.filter((day) => isDay(day) && Math.abs(dayNumber(day) - dayNumber(limit)) > far)
}

/** The event days belong to another step and may be missing or invalid there; then this rule holds. */
const allBefore = (days: readonly string[], limit: unknown) =>
  !isDay(limit) || days.every((day) => dayNumber(day) < dayNumber(limit))
const allAfter = (days: readonly string[], limit: unknown) =>
  !isDay(limit) || days.every((day) => dayNumber(day) > dayNumber(limit))
/** At most this many days between them and the event; farther away is probably a mistake (decision 61). */
const within = (most: number, days: readonly string[], limit: unknown) =>
  !isDay(limit) || days.every((day) => Math.abs(dayNumber(day) - dayNumber(limit)) <= most)
const isDay = (answer: unknown): answer is string => typeof answer === 'string' && isCalendarDate(answer)

export const dayRules: readonly StepRule<typeof dayFields>[] = [
  {
    at: 'setup_dates',
    breaks: 'beforeEvent',
    needs: ['setup_dates'],
    holds: (a) => allBefore(a['setup_dates'], a['event_start_date']),
    invalid: { event_start_date: '06/12/2027', setup_coverage: 'True', setup_dates: ['06/11/2027', '06/12/2027'] },
  },
  {
    at: 'setup_dates',
    breaks: 'nearBefore',
    needs: ['setup_dates'],
    holds: (a) => within(60, a['setup_dates'], a['event_start_date']),
    invalid: { event_start_date: '06/12/2027', setup_coverage: 'True', setup_dates: ['04/12/2027', '06/11/2027'] },
  },
  {
    at: 'takedown_dates',
    breaks: 'afterEvent',
    needs: ['takedown_dates'],
    holds: (a) => allAfter(a['takedown_dates'], a['event_end_date']),
    invalid: { event_end_date: '06/12/2027', takedown_coverage: 'True', takedown_dates: ['06/12/2027'] },
  },
  {
    at: 'takedown_dates',
    breaks: 'nearAfter',
    needs: ['takedown_dates'],
    holds: (a) => within(60, a['takedown_dates'], a['event_end_date']),
    invalid: { event_end_date: '06/12/2027', takedown_coverage: 'True', takedown_dates: ['06/13/2027', '06/13/2028'] },
  },
  {
    at: 'raindate_date',
    breaks: 'afterEvent',
    needs: ['raindate_date'],
    holds: (a) => allAfter([a['raindate_date']], a['event_end_date']),
    invalid: { event_end_date: '06/12/2027', raindate_coverage: 'True', raindate_date: '06/12/2027' },
  },
  {
    at: 'raindate_date',
    breaks: 'withinYearAfter',
    needs: ['raindate_date'],
    holds: (a) => within(366, [a['raindate_date']], a['event_end_date']),
    invalid: { event_end_date: '06/12/2027', raindate_coverage: 'True', raindate_date: '06/19/2082' },
  },
]
