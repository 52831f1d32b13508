import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { returnFields } from '../../../domain/exhibitors/forms'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { certificateReviewMachine } from './certificateReview.machine'

export type CertificateReviewRef = ActorRefFrom<typeof certificateReviewMachine>
type Snapshot = SnapshotFrom<typeof certificateReviewMachine>

export const selectReviewed = (s: Snapshot) => s.context.row
export const selectReviewToken = (s: Snapshot) => s.context.token
export const selectReviewRequirements = (s: Snapshot) => s.context.requirements
/** Whether the reason is being written. */
export const selectIsReturning = (s: Snapshot) => s.matches('writing') || s.matches('returning')
export const selectReturnAnswers = (s: Snapshot) => s.context.answers
export const selectReturnRejections = (s: Snapshot) => s.context.rejections
export const selectReviewProblem = (s: Snapshot): string | null =>
  s.matches({ writing: 'failed' }) || s.matches({ reading: 'failed' })
    ? problemInWords(s.context.refused?.problem ?? null)
    : null
/** Compare with `shallowEqual`. */
export function selectReturnFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ writing: 'rejected' })) return none
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...faultsIn(returnFields, answers) }
}
const none: Readonly<Record<string, string>> = {}
export const selectReviewBusy = (s: Snapshot) => busyIn(s)
