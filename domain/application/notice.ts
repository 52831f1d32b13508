import { holdsCancellation } from '../common/coverageTypes'
import { type CalendarDate, isCalendarDate, type Notice, noticeOf } from '../common/dates'
import type { applicableAnswers } from './applicable'

type Counted = Pick<ReturnType<typeof applicableAnswers>, 'coverage_type' | 'event_start_date'>

/** The time from today to the first day, if cancellation is bought (decision 12); unknown without a complete day. */
export const noticeFor = (
  { coverage_type, event_start_date: first }: Counted,
  today: CalendarDate,
): Notice | 'unknown' =>
  holdsCancellation(coverage_type) && first && isCalendarDate(first) ? noticeOf(today, first) : 'unknown'
