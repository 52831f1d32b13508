import { holdsCancellation, holdsLiability } from '../common/coverageTypes'
import { addDays, type CalendarDate, dayNumber, isBefore, isCalendarDate, lastDayOfNotice } from '../common/dates'
import type { Answers } from '.'
import { countedAnswers } from './applicable'

/** Every day that is covered, in order: the event's own and those around it. Unfinished answers leave days out. */
export function coveredDays(answers: Answers): readonly CalendarDate[] {
  const a = countedAnswers(answers)
  const around = [...(a.setup_dates ?? []), ...(a.takedown_dates ?? []), a.raindate_date, a.rehearsal_dinner_date]
  const days = [a.event_start_date, a.event_end_date, ...around].filter((day) => !!day && isCalendarDate(day))
  return [...new Set(days as CalendarDate[])].sort((one, other) => dayNumber(one) - dayNumber(other))
}

/**
 * The first covered day, and the day after the last, on which the last one ends (decision 25), local time at the event.
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
  const ends = dayEndsAt(answers)
  const covers: Running[] = [
    { cover: 'Liability', from: `${dayBegins} on ${period.from}`, to: `${ends} on ${period.to}` },
    { cover: 'Cancellation', from: 'the purchase', to: `${ends} on ${addDays(later, 1)}` },
  ]
  const isBought = { Liability: holdsLiability(coverage_type), Cancellation: holdsCancellation(coverage_type) }
  return covers.filter(({ cover }) => isBought[cover])
}

/** Each covered day begins so, local time at the event (decision 25). */
export const dayBegins = '12:01 am'

/** And ends so on the day after: at the hour that the question about later hours names, or later where they are agreed to. */
export const dayEndsAt = ({ end_after_two }: Pick<Partial<Answers>, 'end_after_two'>): '2:00 am' | '4:00 am' =>
  end_after_two === 'True' ? '4:00 am' : '2:00 am'

/**
 * The last New York day on which all of this can be bought: the first covered day, and with cancellation coverage the last
 * that is no short notice (decision 12). null while the days of the event are not known.
 */
function lastDayToBuy(answers: Answers): CalendarDate | null {
  const { coverage_type, event_start_date: start } = countedAnswers(answers)
  const [first] = coveredDays(answers)
  if (!first || !start || !isCalendarDate(start)) return null
  return holdsCancellation(coverage_type) ? earlier(first, lastDayOfNotice(start)) : first
}

const earlier = (one: CalendarDate, other: CalendarDate) => (isBefore(one, other) ? one : other)

/**
 * The last day a quote saved today can be bought: 60 days on, or the last on which all of it is sold if that is sooner
 * (decision 8). What is not sold today any more is still to be put right, and holds nothing up.
 */
export function goodUntil(saved: CalendarDate, answers: Answers): CalendarDate {
  const end = addDays(saved, 60)
  const last = lastDayToBuy(answers)
  return last && !isBefore(last, saved) ? earlier(last, end) : end
}

/** for how long an order by check or invoice waits for its money (decision 8) */
const daysToPay = 14

/**
 * The last day on which the money for an order of today counts: two weeks on, before the first covered day, and as long as
 * all of it is sold. null where that is over already, or the days are not known.
 */
export function payByOf(today: CalendarDate, answers: Answers): CalendarDate | null {
  const [first] = coveredDays(answers)
  const sold = lastDayToBuy(answers)
  if (!first || !sold) return null
  const last = [addDays(first, -1), sold].reduce(earlier, addDays(today, daysToPay))
  return isBefore(last, today) ? null : last
}
