import { timeZone, todayIn } from './dates'

/** Intl, because a library's tables of formats would add weight to each page. */
const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The time of day in New York (specification section 9), 00:00 to 23:59. */
export const clockAt = (instant: Date | string): string => inNewYork.format(new Date(instant))

/** The hour of the day in New York, 0 to 23. */
export const hourAt = (instant: Date | string): number => Number(clockAt(instant).slice(0, 2))

/** The time of day in New York: 4:52 pm. */
export function timeAt(instant: Date | string): string {
  const [hour, minute] = clockAt(instant).split(':').map(Number) as [number, number]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** The day and the time of day in New York: 12/10/2026, 4:52 pm. */
export const momentInWords = (instant: Date | string): string => `${todayIn(new Date(instant))}, ${timeAt(instant)}`
