import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../shell/staff.select'
import type { overviewMachine } from './overview.machine'

export type OverviewRef = ActorRefFrom<typeof overviewMachine>
type Snapshot = SnapshotFrom<typeof overviewMachine>

/** The page that is open while a user is signed in at `/admin/overview`. */
export const selectOverviewPage = (s: StaffSnapshot) => s.children.page as OverviewRef | undefined

export const selectOverviewState = (s: Snapshot) => s.value
export const selectDays = (s: Snapshot) => s.context.query
export const selectOverview = (s: Snapshot) => s.context.data
export const selectOverviewProblem = (s: Snapshot) => s.context.problem?.message ?? null
/** Faults of the days, by parameter. */
export const selectDayFaults = (s: Snapshot): Readonly<Partial<Record<'from' | 'to', string>>> =>
  s.context.problem?.errors ?? none
const none = {}
