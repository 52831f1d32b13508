import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../staff/staff.select'
import { type failedWorkMachine, mayRetry } from './failedWork.machine'

export type FailedWorkRef = ActorRefFrom<typeof failedWorkMachine>
type Snapshot = SnapshotFrom<typeof failedWorkMachine>

/** The room that is open while somebody is signed in at `/admin/jobs`. */
export const selectFailedWork = (s: StaffSnapshot) => s.children.room as FailedWorkRef | undefined

export const selectWorkState = (s: Snapshot) => {
  if (typeof s.value === 'string') return s.value
  return s.value.listed
}
export const selectWorkQuery = (s: Snapshot) => s.context.query
export const selectWorkListed = (s: Snapshot) => s.context.listed
/** The row that is asked for, or was last. */
export const selectAsked = (s: Snapshot) => s.context.asked
/** Whether who is here may have work done again. */
export const selectMayRetry = (s: Snapshot) => mayRetry(s.context)
export const selectWorkProblem = (s: Snapshot) => s.context.problem?.message ?? null
