import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../shell/staff.select'
import { type failedJobsMachine, mayRetry } from './jobs.machine'

export type FailedJobsRef = ActorRefFrom<typeof failedJobsMachine>
type Snapshot = SnapshotFrom<typeof failedJobsMachine>

/** The page that is open while a user is signed in at `/admin/jobs`. */
export const selectFailedJobs = (s: StaffSnapshot) => s.children.page as FailedJobsRef | undefined

export const selectJobsState = (s: Snapshot) => {
  if (typeof s.value === 'string') return s.value
  return s.value.shown
}
export const selectJobsQuery = (s: Snapshot) => s.context.query
export const selectJobsListed = (s: Snapshot) => s.context.data
/** The row being retried, or retried last. */
export const selectSelectedJob = (s: Snapshot) => s.context.selected
/** Whether the user may retry jobs. */
export const selectMayRetry = (s: Snapshot) => mayRetry(s.context)
export const selectJobsProblem = (s: Snapshot) => s.context.problem?.message ?? null
