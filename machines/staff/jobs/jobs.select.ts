import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../shell/staff.select'
import { type failedWorkMachine, mayRetry } from './jobs.machine'

export type FailedWorkRef = ActorRefFrom<typeof failedWorkMachine>
type Snapshot = SnapshotFrom<typeof failedWorkMachine>

/** The page that is open while a user is signed in at `/admin/jobs`. */
export const selectFailedWork = (s: StaffSnapshot) => s.children.page as FailedWorkRef | undefined

export const selectWorkState = (s: Snapshot) => {
  if (typeof s.value === 'string') return s.value
  return s.value.shown
}
export const selectWorkQuery = (s: Snapshot) => s.context.query
export const selectWorkListed = (s: Snapshot) => s.context.data
/** The row being retried, or retried last. */
export const selectSelectedJob = (s: Snapshot) => s.context.selected
/** Whether the user may retry jobs. */
export const selectMayRetry = (s: Snapshot) => mayRetry(s.context)
export const selectWorkProblem = (s: Snapshot) => s.context.problem?.message ?? null
