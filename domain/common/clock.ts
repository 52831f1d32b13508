import { type CalendarDate, timeZone, todayIn } from './dates'

/** Instants as days and times in New York (specification section 9). */
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
