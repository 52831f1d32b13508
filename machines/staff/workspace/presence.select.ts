import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Presence } from '../../calls/staff'
import type { attendanceMachine } from './presence.machine'

export type AttendanceRef = ActorRefFrom<typeof attendanceMachine>
type Snapshot = SnapshotFrom<typeof attendanceMachine>

const nobody: readonly Presence[] = []
export const selectOthers = (s: Snapshot) => s.context.attendance?.others ?? nobody
/** The owner of the record; null while a new quote has no record. */
export const selectAttended = (s: Snapshot) => s.context.id
/** The contact's version, as last reported. */
export const selectVersionNow = (s: Snapshot) => s.context.attendance?.version ?? 0
export const selectChangedBy = (s: Snapshot) => s.context.attendance?.changed_by ?? null
/** The session has ended: the user is signed out, or another user is signed in. */
export const selectIsAway = (s: Snapshot) => s.matches('away')
