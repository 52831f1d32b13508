import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { followFields } from '../../../domain/policy/forms'
import { busyIn } from '../../kit/busy'
import { ifWritten } from '../../kit/draft'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { followMachine } from './follow.machine'

export type FollowRef = ActorRefFrom<typeof followMachine>
type Snapshot = SnapshotFrom<typeof followMachine>

export const selectFollowAnswers = (s: Snapshot) => s.context.answers
/** The address that the link was sent to; null before. */
export const selectSentTo = (s: Snapshot) => s.context.sentTo
/** null once it is sent */
export const selectFollowDraft = (s: Snapshot) => (s.matches('sent') ? null : ifWritten(s.context.answers))
/** Counts rejections: at each the summary takes the focus again. */
export const selectFollowRejections = (s: Snapshot) => s.context.rejections
export const selectFollowProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null

/** The faults, after the first attempt. Compare with `shallowEqual`. */
export const selectFollowFaults = (s: Snapshot): Readonly<Record<string, string>> => {
  const { answers, refused } = s.context
  if (!s.matches({ writing: 'rejected' })) return none
  return { ...stillRefused(refused, answers), ...faultsIn(followFields, answers) }
}
const none: Readonly<Record<string, string>> = {}

/** The overlay's text while a state waits. */
export const selectFollowBusy = (s: Snapshot) => busyIn(s)
