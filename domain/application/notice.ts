import { holdsCancellation } from '../common/coverageTypes'
import { type CalendarDate, daysBetween, isCalendarDate, type Notice, noticeOf } from '../common/dates'
import { leastRainNotice, mostRainNotice } from '../common/rainLimits'
import type { applicableAnswers } from './applicable'

type Counted = Pick<ReturnType<typeof applicableAnswers>, 'coverage_type' | 'event_start_date'>

/** The time from today to the first day, if cancellation is bought (decision 12); unknown without a complete day. */
export const noticeFor = (
  { coverage_type, event_start_date: first }: Counted,
  today: CalendarDate,
): Notice | 'unknown' =>
  holdsCancellation(coverage_type) && first && isCalendarDate(first) ? noticeOf(today, first) : 'unknown'

/** The time until a day of rain insurance (decision 85); unknown without a complete day. */
export function rainNoticeOf(
  day: string | null | undefined,
  today: CalendarDate,
): 'unknown' | 'short' | 'usual' | 'far' {
  if (!day || !isCalendarDate(day)) return 'unknown'
  const days = daysBetween(today, day)
  return days < leastRainNotice ? 'short' : days > mostRainNotice ? 'far' : 'usual'
}

interface EventDays {
  readonly event_start_date?: string | null | undefined
  readonly event_end_date?: string | null | undefined
}

/** The same until the last day of the event, before which every other day is. */
export const rainEventNotice = ({ event_start_date: first, event_end_date: last }: EventDays, today: CalendarDate) =>
  rainNoticeOf(last ?? first, today)
