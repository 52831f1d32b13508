import { type CalendarDate, isCalendarDate } from './dates'
import { hurricaneStates, northernStates } from './states'

/** A yearly period by first and last day as month * 100 + day, inclusive. It may include New Year's Eve. */
interface Window {
  readonly from: number
  readonly to: number
}

/** Specification sections 5 and 9. */
const winter: Window = { from: 1201, to: 315 }
const hurricanes: Window = { from: 601, to: 1130 }

/** The answers so far; any of them may be a half-typed text. */
export interface Dated {
  readonly event_state?: unknown
  readonly event_start_date?: unknown
  readonly event_end_date?: unknown
  readonly raindate_date?: unknown
}

/** Whether any event day or the rain date is in winter in a northern state (decision 13). */
export const touchesWinter = (event: Dated): boolean => northernStates.has(event.event_state) && touches(event, winter)

/** The same for hurricane season in the states where hurricanes make landfall. */
export const touchesHurricanes = (event: Dated): boolean =>
  hurricaneStates.has(event.event_state) && touches(event, hurricanes)

function touches({ event_start_date, event_end_date, raindate_date }: Dated, window: Window): boolean {
  if (isDay(raindate_date) && isIn(window, monthDayOf(raindate_date))) return true
  if (!isDay(event_start_date)) return false
  const first = monthDayOf(event_start_date)
  if (isIn(window, first)) return true
  if (!isDay(event_end_date)) return false
  const opens = yearOf(event_start_date) + (window.from < first ? 1 : 0)
  return opens * 10_000 + window.from <= yearOf(event_end_date) * 10_000 + monthDayOf(event_end_date)
}

const isDay = (value: unknown): value is CalendarDate => typeof value === 'string' && isCalendarDate(value)
const monthDayOf = (day: CalendarDate) => Number(day.slice(0, 2)) * 100 + Number(day.slice(3, 5))
const yearOf = (day: CalendarDate) => Number(day.slice(6))

const isIn = ({ from, to }: Window, day: number) => (from <= to ? day >= from && day <= to : day >= from || day <= to)
