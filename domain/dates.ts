import { formatInTimeZone } from 'date-fns-tz'

/** Calendar days as the specification writes them, MM/DD/YYYY: strings without a time or a zone (decision 25). */
export type CalendarDate = string

/** Everything is dated in New York (specification section 9). */
export const timeZone = 'America/New_York'

const shape = /^(\d\d)\/(\d\d)\/(\d{4})$/
const msPerDay = 86_400_000

/** Days since 1 January 1970; null for a text that is no day of the calendar, or none from 1900 to 9999. */
function parsed(text: string): number | null {
  const match = shape.exec(text)
  if (!match) return null
  const [month, day, year] = match.slice(1).map(Number) as [number, number, number]
  const made = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day
    ? made.getTime() / msPerDay
    : null
}

/** Whether a text of ten characters is a day that exists. */
export const isCalendarDate = (text: string): boolean => parsed(text) !== null

/** Days since 1 January 1970. Throws for a text that is no day: ask `isCalendarDate` first. */
export function dayNumber(day: CalendarDate): number {
  const number = parsed(day)
  if (number === null) throw new RangeError(`Not a calendar day: ${day}`)
  return number
}

const two = (n: number) => String(n).padStart(2, '0')

export function dayOf(number: number): CalendarDate {
  const made = new Date(number * msPerDay)
  return `${two(made.getUTCMonth() + 1)}/${two(made.getUTCDate())}/${made.getUTCFullYear()}`
}

export const addDays = (day: CalendarDate, days: number): CalendarDate => dayOf(dayNumber(day) + days)

/** Whole days from one day to another: 0 for the same day, negative where `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from)

export const isBefore = (day: CalendarDate, other: CalendarDate): boolean => dayNumber(day) < dayNumber(other)

/** The calendar day that it is in New York. */
export const todayIn = (now: Date, zone: string = timeZone): CalendarDate => formatInTimeZone(now, zone, 'MM/dd/yyyy')

const weekdays = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const

/** 1 January 1970 was a Thursday. */
export const weekdayOf = (day: CalendarDate): (typeof weekdays)[number] =>
  weekdays[((dayNumber(day) % 7) + 7) % 7] as (typeof weekdays)[number]

/** Days of cover: from the first to the last, both counted (decision 22). */
export const coverLength = (first: CalendarDate, last: CalendarDate): number => daysBetween(first, last) + 1

/** Section 5 counts one more than the days between: 1 to 14 is too short for cancellation cover (decision 12). */
export type Notice = 'past' | 'short' | 'enough'
export function noticeOf(today: CalendarDate, first: CalendarDate): Notice {
  const days = daysBetween(today, first) + 1
  if (days <= 0) return 'past'
  return days <= 14 ? 'short' : 'enough'
}

/** Whether a span of days is at least so long, both ends counted (specification section 5). */
export const spansAtLeast = (first: CalendarDate, last: CalendarDate, days: number): boolean =>
  coverLength(first, last) >= days
