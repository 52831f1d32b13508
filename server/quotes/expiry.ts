import { fromZonedTime } from 'date-fns-tz'
import type { Answers } from '../../domain/application'
import { addDays, isBefore, isCalendarDate, timeZone, todayIn } from '../../domain/dates'

const daysKept = 60
const dayMs = 86_400_000

/**
 * A quote lapses 60 days after its last save, or with the event's first day in New York, whichever comes first (decision
 * 8). A day that had passed already when it was saved ends nothing: it is still to be put right.
 */
export function expiryOf({ event_start_date: first }: Answers, saved: Date): Date {
  const kept = new Date(saved.getTime() + daysKept * dayMs)
  if (!first || !isCalendarDate(first) || isBefore(first, todayIn(saved))) return kept
  const [month, day, year] = addDays(first, 1).split('/')
  const over = fromZonedTime(`${year}-${month}-${day}T00:00:00`, timeZone)
  return over < kept ? over : kept
}
