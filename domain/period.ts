import type { Answers } from './application'
import { countedAnswers } from './application/asked'
import { holdsCancellation, holdsLiability } from './covers'
import { addDays, type CalendarDate, dayNumber, dayOf, isBefore, isCalendarDate } from './dates'

/** Every day that is covered, in order: the event's own and those around it. Unfinished answers leave days out. */
export function coveredDays(answers: Answers): readonly CalendarDate[] {
  const a = countedAnswers(answers)
  const around = [...(a.setup_dates ?? []), ...(a.takedown_dates ?? []), a.raindate_date, a.rehearsal_dinner_date]
  const days = [a.event_start_date, a.event_end_date, ...around].filter((day) => !!day && isCalendarDate(day))
  return [...new Set(days as CalendarDate[])].sort((one, other) => dayNumber(one) - dayNumber(other))
}

/**
 * From 12:01 am on the first covered day to 12:01 am on the day after the last, local time at the event (decision 25).
 * null while the days of the event are not known.
 */
export function periodOf(answers: Answers): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const days = coveredDays(answers)
  const [first, last] = [days[0], days.at(-1)]
  return first && last && answers.event_start_date && answers.event_end_date
    ? { from: first, to: addDays(last, 1) }
    : null
}

export interface Running {
  readonly cover: 'Liability' | 'Cancellation'
  readonly from: string
  readonly to: string
}

/**
 * When each cover that is bought runs, in words. Cancellation begins with the purchase, since what it insures happens
 * before the event, and ends after the event's last day or its rain date. Empty while the days of the event are not known.
 */
export function runningOf(answers: Answers): readonly Running[] {
  const period = periodOf(answers)
  const { coverage_type, event_end_date: last, raindate_date: rain } = countedAnswers(answers)
  if (!period || !last) return []
  const later = rain && isCalendarDate(rain) && isBefore(last, rain) ? rain : last
  const covers: Running[] = [
    { cover: 'Liability', from: midnight(period.from), to: midnight(period.to) },
    { cover: 'Cancellation', from: 'the purchase', to: midnight(addDays(later, 1)) },
  ]
  const isBought = { Liability: holdsLiability(coverage_type), Cancellation: holdsCancellation(coverage_type) }
  return covers.filter(({ cover }) => isBought[cover])
}

const midnight = (day: CalendarDate) => `12:01 am on ${day}`

/** The last day a quote saved today can be bought: 60 days on, or the event's first day if that is sooner (decision 8). */
export function goodUntil(saved: CalendarDate, answers: Answers): CalendarDate {
  const end = addDays(saved, 60)
  const first = answers.event_start_date
  return first && isCalendarDate(first) && isBefore(first, end) ? dayOf(dayNumber(first)) : end
}
