import { addDays, type CalendarDate, daysBetween, isBefore, isCalendarDate } from '../common/dates'

interface Days {
  readonly first: unknown
  readonly last: unknown
}

/**
 * The last day of an event whose first day was answered anew. It follows where there was none yet, where the event has one
 * day, and where it would come before the first, with as many days between them as there were. null where it stays.
 */
export function lastDayFollowing(first: unknown, before: Days): CalendarDate | null {
  if (!isDay(first) || first === before.first) return null
  if (!isDay(before.last)) return before.last ? null : first
  const days = isDay(before.first) ? daysBetween(before.first, before.last) : 0
  if (days !== 0 && !isBefore(before.last, first)) return null
  const last = addDays(first, Math.max(0, days))
  return last === before.last ? null : last
}

const isDay = (answer: unknown): answer is CalendarDate => typeof answer === 'string' && isCalendarDate(answer)
