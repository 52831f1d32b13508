import { TZDate } from '@date-fns/tz'
import { addDays, type CalendarDate, timeZone } from './dates'

/* The instants of days and times. They are apart from `clock.ts`, so that no page loads the library. */

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
