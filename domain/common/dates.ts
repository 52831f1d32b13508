/** Calendar days as the specification writes them, MM/DD/YYYY: strings without a time or a zone (decision 25). */
export type CalendarDate = string

/** All dates are New York days (specification section 9). */
export const timeZone = 'America/New_York'

const msPerDay = 86_400_000

/** Two digits at an index of a text; NaN for anything else. */
const twoDigits = (text: string, at: number): number => digit(text, at) * 10 + digit(text, at + 1)
function digit(text: string, at: number): number {
  const code = text.charCodeAt(at) - 48
  return code >= 0 && code <= 9 ? code : Number.NaN
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const daysBefore = monthLengths.map((_, month) => monthLengths.slice(0, month).reduce((sum, days) => sum + days, 0))
const lengthOf = (month: number, year: number) => (month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0))

/**
 * Days since January 1, 1970; null for an invalid day, or one outside 1900 to 9999. Computed without Date for speed,
 * because every price needs several.
 */
function parsed(text: string): number | null {
  if (text.length !== 10 || text.charCodeAt(2) !== 47 || text.charCodeAt(5) !== 47) return null
  const month = twoDigits(text, 0)
  const day = twoDigits(text, 3)
  const year = twoDigits(text, 6) * 100 + twoDigits(text, 8)
  if (!(year >= 1900 && day >= 1 && day <= lengthOf(month, year))) return null
  const past = year - 1
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
  const inYear = (daysBefore[month - 1] as number) + day + (month > 2 && isLeap(year) ? 1 : 0)
  return past * 365 + leapDays + inYear - 719_163
}

/** Whether a text of ten characters is an existing day. */
export const isCalendarDate = (text: string): boolean => parsed(text) !== null

/** Days since January 1, 1970. Throws for an invalid day: check `isCalendarDate` first. */
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

/** The same day of a later year; February 28 for February 29 in a year without it. */
export function addYears(day: CalendarDate, years: number): CalendarDate {
  const same = `${day.slice(0, 6)}${Number(day.slice(6)) + years}`
  return isCalendarDate(same) ? same : `02/28/${same.slice(6)}`
}

/** Whole days between two days: 0 for the same day, negative if `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from)

export const isBefore = (day: CalendarDate, other: CalendarDate): boolean => dayNumber(day) < dayNumber(other)

/** Intl, because every page needs today's date before its first question, and a library would add 11 kB. */
const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

let lastMinute = { minute: Number.NaN, day: '' }

/** The current calendar day in New York. Formatting takes a while, and a day ends with a minute, so each minute is asked once. */
export function todayIn(now: Date): CalendarDate {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== lastMinute.minute) lastMinute = { minute, day: inNewYork.format(now) }
  return lastMinute.day
}

export const weekdays = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const

/** January 1, 1970 was a Thursday. */
export const weekdayOf = (day: CalendarDate): (typeof weekdays)[number] =>
  weekdays[((dayNumber(day) % 7) + 7) % 7] as (typeof weekdays)[number]

/** Number of covered days from first to last, inclusive (decision 22). */
export const coverLength = (first: CalendarDate, last: CalendarDate): number => daysBetween(first, last) + 1

/** Section 5 counts one more than the days between: 1 to 14 is too short for cancellation coverage (decision 12). */
export type Notice = 'past' | 'short' | 'enough'
export function noticeOf(today: CalendarDate, first: CalendarDate): Notice {
  if (isBefore(first, today)) return 'past'
  return isBefore(lastDayOfNotice(first), today) ? 'short' : 'enough'
}

/** The last day to buy cancellation coverage for an event: 14 days before its first day. */
export const lastDayOfNotice = (first: CalendarDate): CalendarDate => addDays(first, -14)

/** Whether a day is too close for cancellation coverage. Throws for an invalid day. */
export const isShortNotice = (day: CalendarDate, today: CalendarDate): boolean => noticeOf(today, day) === 'short'

/** Whether a range has at least this many days, inclusive (specification section 5). */
export const spansAtLeast = (first: CalendarDate, last: CalendarDate, days: number): boolean =>
  coverLength(first, last) >= days
