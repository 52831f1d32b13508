import { addDays, type CalendarDate, isBefore } from '../../domain/dates'

/** for how long an order waits for its money (decision 8) */
const daysToPay = 14

/** The last day on which the money counts: two weeks from today, and before the event. null where that is over already. */
export function payByOf(today: CalendarDate, firstDay: CalendarDate): CalendarDate | null {
  const late = addDays(today, daysToPay)
  const before = addDays(firstDay, -1)
  const last = isBefore(before, late) ? before : late
  return isBefore(last, today) ? null : last
}
