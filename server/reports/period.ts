import { addDays, type CalendarDate, daysBetween, isBefore, isCalendarDate } from '../../domain/common/dates'
import { endOf, startOf } from '../../domain/common/instants'
import { messages } from '../../domain/common/messages'
import { wrongAnswers } from '../platform/problems/problem'

/** New York days, inclusive. */
export interface Period {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const usualDays = 30
const mostDays = 366

/**
 * The requested period; by default the last thirty days up to today.
 * @throws Problem 422 that names the invalid day
 */
export function periodOf(requested: Partial<Period>, today: CalendarDate): Period {
  const labels = { from: 'From', to: 'To' }
  const wrong = (['from', 'to'] as const).filter(
    (end) => requested[end] !== undefined && !isCalendarDate(requested[end]),
  )
  if (wrong.length > 0)
    throw wrongAnswers(Object.fromEntries(wrong.map((end) => [end, messages.calendarDate(labels[end])])))
  const to = requested.to ?? (requested.from && isBefore(today, requested.from) ? requested.from : today)
  const from = requested.from ?? addDays(to, 1 - usualDays)
  if (isBefore(to, from)) throw wrongAnswers({ to: '“To” cannot be before “From”' })
  if (daysBetween(from, to) >= mostDays) throw wrongAnswers({ from: `Choose ${mostDays} days at most` })
  return { from, to }
}

/** The first moment of the period, and the first one after it. */
export const momentsOf = ({ from, to }: Period) => ({ begins: startOf(from), ends: endOf(to) })

export const daysOf = ({ from, to }: Period): CalendarDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i))
