import type { Reason } from '../../../../contract/problem'
import { type Snapshot, selectCoverAlone, selectReasons } from '../../../../machines/customer/quote/quote.select'

export type WithheldCover = Reason['cover']

/** What cannot be bought for these reasons: cancellation, or liability where the other may be, or all that was chosen. */
function withheldBy(reasons: readonly Reason[], isOtherSold: boolean): WithheldCover {
  const cover = reasons[0]?.cover ?? 'all'
  const isOne = reasons.every((reason) => reason.cover === cover)
  return isOne && (isOtherSold || cover === 'cancellation') ? cover : 'all'
}

export const selectWithheldCover = (s: Snapshot) => withheldBy(selectReasons(s), selectCoverAlone(s) !== null)

/** The same of one answer. */
export const selectWithheldBy = (reason: Reason) => (s: Snapshot) => withheldBy([reason], selectCoverAlone(s) !== null)

/** With this answer, with these answers. */
export const declinedWith = (answers: string): Record<WithheldCover, string> => ({
  all: `We cannot insure the event with ${answers}`,
  liability: `We cannot sell liability coverage with ${answers}`,
  cancellation: `We cannot sell cancellation coverage with ${answers}`,
})
