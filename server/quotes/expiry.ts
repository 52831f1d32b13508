import { fromZonedTime } from 'date-fns-tz'
import type { Answers } from '../../domain/application'
import { addDays, type CalendarDate, isBefore, isCalendarDate, timeZone, todayIn } from '../../domain/dates'

const daysKept = 60
const dayMs = 86_400_000

/**
 * A quote lapses 60 days after its last save, or with the event's first day in New York, whichever comes first (decision
 * 8). A day that had passed already when it was saved ends nothing: it is still to be put right.
 */
export function expiryOf({ event_start_date: first }: Answers, saved: Date): Date {
  const kept = new Date(saved.getTime() + daysKept * dayMs)
  if (!first || !isCalendarDate(first) || isBefore(first, todayIn(saved))) return kept
  const over = endOf(first)
  return over < kept ? over : kept
}

/** The midnight in New York with which a day ends. */
export function endOf(date: CalendarDate): Date {
  const [month, day, year] = addDays(date, 1).split('/')
  return fromZonedTime(`${year}-${month}-${day}T00:00:00`, timeZone)
}
