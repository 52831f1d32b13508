import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../shell/staff.select'
import type { accountMachine } from './account.machine'
import type { OwnSessionsRef } from './ownSessions.select'

export type AccountRef = ActorRefFrom<typeof accountMachine>
type Snapshot = SnapshotFrom<typeof accountMachine>

/** The page while a user is signed in at `/admin/account`. */
export const selectAccount = (s: StaffSnapshot) => s.children.page as AccountRef | undefined

/** The chart of the user's own sessions. */
export const selectOwnSessionsActor = (s: Snapshot) => s.children.ownSessions as OwnSessionsRef | undefined
/** Whether the password was changed just now. */
export const selectIsPasswordChanged = (s: Snapshot) => s.matches({ open: 'changed' })
export const selectSignedInUser = (s: Snapshot) => s.context.user
export const selectPasswordFaults = (s: Snapshot) => s.context.faults
export const selectAccountRejections = (s: Snapshot) => s.context.rejections
export const selectAccountProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text while a state waits. */
export function selectAccountBusy(s: Snapshot): string | null {
  for (const meta of Object.values(s.getMeta())) if (meta?.busy) return meta.busy
  return null
}
