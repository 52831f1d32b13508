import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { stillRefused } from '../../kit/problem'
import type { taskMachine } from './task.machine'
import { taskFaultsIn } from './task.setup'

export type TaskRef = ActorRefFrom<typeof taskMachine>
type Snapshot = SnapshotFrom<typeof taskMachine>

export const selectTaskState = (s: Snapshot) => {
  if (typeof s.value === 'string') return s.value
  return 'asking' in s.value ? s.value.asking : 'submitting'
}
export const selectTaskKind = (s: Snapshot) => s.context.kind
export const selectTaskAnswers = (s: Snapshot) => s.context.answers
/** The task that was not done, because a second person has to approve it. */
export const selectPendingTask = (s: Snapshot) => s.context.pending
export const selectReturns = (s: Snapshot) => s.context.returns
export const selectTaskRejections = (s: Snapshot) => s.context.rejections
/** Faults, after the first attempt: from the form's rules, and from the server while the answer is unchanged. */
export const selectTaskFaults = (s: Snapshot): Readonly<Record<string, string>> =>
  s.context.rejections === 0
    ? noFaults
    : { ...taskFaultsIn(s.context), ...stillRefused(s.context.refused, s.context.answers) }
const noFaults = {}
export const selectTaskProblem = (s: Snapshot) => s.context.problem?.message ?? null
/** Whether the task may have been carried out: no answer came. */
export const selectIsUnknown = (s: Snapshot) => s.matches({ asking: 'failed' }) && s.context.problem?.status === 0

/** The overlay's text while a state waits. */
export const selectTaskBusy = (s: Snapshot) => busyIn(s)
