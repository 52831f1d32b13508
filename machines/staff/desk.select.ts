import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { deskMachine } from './desk.machine'
import type { StaffSnapshot } from './staff.select'

export type DeskRef = ActorRefFrom<typeof deskMachine>
type Snapshot = SnapshotFrom<typeof deskMachine>

/** The room that is open while somebody is signed in at `/admin`. */
export const selectDesk = (s: StaffSnapshot) => s.children.room as DeskRef | undefined

export const selectListState = (s: Snapshot) => (typeof s.value === 'string' ? s.value : s.value.open.list)
export const selectIsExporting = (s: Snapshot) => s.matches({ open: { file: 'exporting' } })
export const selectQuery = (s: Snapshot) => s.context.query
export const selectColumns = (s: Snapshot) => s.context.columns
/** Whose desk it is: their own quotes are found by their address. */
export const selectDeskUser = (s: Snapshot) => s.context.user
export const selectFound = (s: Snapshot) => s.context.found
/** What is wrong with a filter, by its name. */
export const selectFilterFaults = (s: Snapshot): Readonly<Record<string, string>> => s.context.problem?.errors ?? none
const none = {}
export const selectDeskProblem = (s: Snapshot) => s.context.problem?.message ?? null
