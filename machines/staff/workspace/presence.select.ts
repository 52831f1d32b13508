import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Presence } from '../../calls/staff'
import type { attendanceMachine } from './presence.machine'

export type AttendanceRef = ActorRefFrom<typeof attendanceMachine>
type Snapshot = SnapshotFrom<typeof attendanceMachine>

const nobody: readonly Presence[] = []
export const selectOthers = (s: Snapshot) => s.context.attendance?.others ?? nobody
/** Whose record it is; null while a quote that is begun for a customer has none. */
export const selectAttended = (s: Snapshot) => s.context.id
/** Of the contact, as far as one knows. */
export const selectVersionNow = (s: Snapshot) => s.context.attendance?.version ?? 0
export const selectChangedBy = (s: Snapshot) => s.context.attendance?.changed_by ?? null
/** The session in which it was opened is over: one is signed out, or somebody else is signed in by now. */
export const selectIsAway = (s: Snapshot) => s.matches('away')
