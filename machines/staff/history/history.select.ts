import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../shell/staff.select'
import type { historyMachine } from './history.machine'

export type HistoryRef = ActorRefFrom<typeof historyMachine>
type Snapshot = SnapshotFrom<typeof historyMachine>

/** The page that is open while a user is signed in at `/admin/<contact id>/history`. */
export const selectHistory = (s: StaffSnapshot) => s.children.page as HistoryRef | undefined
export const selectHistoryState = (s: Snapshot) => s.value
export const selectHistoryQuery = (s: Snapshot) => s.context.query
export const selectHistoryRead = (s: Snapshot) => s.context.data
export const selectHistoryProblem = (s: Snapshot) => s.context.problem?.message ?? null
