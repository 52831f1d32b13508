import { messages } from '../../../domain/common/messages'
import { coverOf } from './model/quote.offer'
import { quoting, type Snapshot } from './quote.select'

/** The status of the review; null unless the quote is referred. */
export const selectReview = (s: Snapshot): ReviewState | null => {
  const outcome = quoting(s)?.decision ?? 'unknown'
  if (typeof outcome === 'string') return null
  if ('referred' in outcome) return outcome.referred
  return typeof outcome.inReview === 'string' ? outcome.inReview : outcome.inReview.resting
}
type ReviewState = 'unsubmitted' | 'rejected' | 'storing' | 'submitting' | 'refused' | 'waiting' | 'unheard' | 'looking'
export const selectReviewProblem = (s: Snapshot) => s.context.problems.review
export const reviewEmailLabel = 'Your email'
const isReplyAddressWrong = (s: Snapshot) => selectReview(s) === 'rejected'
/** The fault of the address for the decision: ours, or the server's. */
export const selectReviewEmailFault = (s: Snapshot) =>
  isReplyAddressWrong(s) ? messages.email(reviewEmailLabel) : selectReviewProblem(s)?.errors?.['email']
/** Counts the rejections of that address: at each its box takes the focus. Null unless the last attempt was one. */
export const selectReviewRejections = (s: Snapshot) =>
  isReplyAddressWrong(s) ? s.context.textRejections.reviewEmail! : null
/** ISO instant. */
export const selectReviewed = (s: Snapshot) => s.context.reviewed
/** The coverage that can be bought alone while the other one is withheld; null if there is none. */
export const selectCoverAlone = (s: Snapshot) => coverOf(s.context)

/** The underwriter's conditions, while the approval stands. */
export const selectConditions = ({ context: { status, conditions } }: Snapshot) =>
  status === 'approved' || status === 'awaitingPayment' ? conditions : unconditional
const unconditional: readonly string[] = []
