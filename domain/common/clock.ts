import { TZDate } from '@date-fns/tz'
import { addDays, type CalendarDate, timeZone, todayIn } from './dates'

/** Instants as days and times in New York (specification section 9), and back. */
type Instant = Date | string

/** Intl, because a library's tables of formats would add weight to each page. */
const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The New York day of an instant (decision 25). */
export const dayAt = (instant: Instant): CalendarDate => todayIn(new Date(instant))

/** 00:00 to 23:59, New York time. */
export const clockAt = (instant: Instant): string => inNewYork.format(new Date(instant))

/** The hour in New York, 0 to 23. */
export const hourAt = (instant: Instant): number => Number(clockAt(instant).slice(0, 2))

/** 4:52 pm, New York time. */
export function timeAt(instant: Instant): string {
  const hour = hourAt(instant)
  return `${hour % 12 || 12}${clockAt(instant).slice(2)} ${hour < 12 ? 'am' : 'pm'}`
}

/** 12/10/2026, 4:52 pm, New York time. */
export const momentInWords = (instant: Instant): string => `${dayAt(instant)}, ${timeAt(instant)}`

/**
 * The instant of a time of day in a time zone. A time that the clocks skip in spring is the instant at which they do.
 * @param time HH:MM
 */
export function instantAt(day: CalendarDate, time: string, zone: string): Date {
  const [month, date, year] = day.split('/').map(Number) as [number, number, number]
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return new Date(new TZDate(year, month - 1, date, hour, minute, zone).getTime())
}

/** The midnight in New York that begins a day. */
export const startOf = (day: CalendarDate): Date => instantAt(day, '00:00', timeZone)

/** The midnight in New York that ends a day. */
export const endOf = (day: CalendarDate): Date => startOf(addDays(day, 1))
