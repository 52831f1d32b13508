import type { QuoteMessage, ReviewStatus } from '../../contract/client'
import { addBusinessDays } from '../../domain/common/businessDays'
import { type CalendarDate, isBefore, todayIn } from '../../domain/common/dates'
import type { Contact } from '../contacts/contact'
import type { Program } from '../platform/config/program'
import type { Services } from '../platform/services/services'

/** The day by which an underwriter answers what was submitted at this moment (decision 71). */
export const expectedAnswer = ({ reviewBusinessDays }: Program, instant: string): CalendarDate =>
  addBusinessDays(todayIn(new Date(instant)), reviewBusinessDays)

/**
 * When an answer to a quote in review is expected, and whether the review waits for the customer: from an underwriter's
 * question to its answer, with which the time begins anew. Null for a quote that is not in review.
 * @param messages oldest first
 */
export function reviewStatus(
  { config, today }: Pick<Services, 'config' | 'today'>,
  { quote_status, review }: Pick<Contact, 'quote_status' | 'review'>,
  messages: readonly QuoteMessage[],
): ReviewStatus | null {
  if (quote_status !== 'referred' || review === null) return null
  const since = messages.filter(({ at }) => at >= review.submitted)
  const asked = since.findLastIndex(({ from }) => from === 'staff')
  const answer = since[asked + 1]
  if (asked >= 0 && !answer) return { answer_by: null, is_late: false, waits_for_customer: true }
  const begins = asked >= 0 && answer ? answer.at : review.submitted
  const answer_by = expectedAnswer(config.program, begins)
  return { answer_by, is_late: isBefore(answer_by, today()), waits_for_customer: false }
}
