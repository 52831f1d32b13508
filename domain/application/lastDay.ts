import { addDays, type CalendarDate, daysBetween, isBefore, isCalendarDate } from '../common/dates'

interface Days {
  readonly first: unknown
  readonly last: unknown
}

/**
 * The new last day after a change of the first day. It follows the first day for a new or one-day event, and where it
 * would come before the first; a longer event keeps its length. Null if it does not change.
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
