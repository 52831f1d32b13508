import type { Reason } from '../../../../contract/problem'
import { type Snapshot, selectReasons } from '../../../../machines/customer/quote/quote.select'
import { selectCoverAlone } from '../../../../machines/customer/quote/review.select'

export type WithheldCover = Reason['cover']

/**
 * The part that cannot be bought for these reasons: cancellation, or liability where the other part is for sale, or
 * everything.
 */
function withheldBy(reasons: readonly Reason[], isOtherSold: boolean): WithheldCover {
  const cover = reasons[0]?.cover ?? 'all'
  const isOne = reasons.every((reason) => reason.cover === cover)
  return isOne && (isOtherSold || cover === 'cancellation') ? cover : 'all'
}

export const selectWithheldCover = (s: Snapshot) => withheldBy(selectReasons(s), selectCoverAlone(s) !== null)

/** The same for one reason. */
export const selectWithheldBy = (reason: Reason) => (s: Snapshot) => withheldBy([reason], selectCoverAlone(s) !== null)

/** Sentences that name the answers and the part that cannot be bought. */
export const declinedWith = (answers: string): Record<WithheldCover, string> => ({
  all: `We cannot insure the event with ${answers}`,
  liability: `We cannot sell liability coverage with ${answers}`,
  cancellation: `We cannot sell cancellation coverage with ${answers}`,
})
