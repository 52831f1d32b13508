import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { may } from '../../../domain/staff/permissions'
import { busyIn } from '../../kit/busy'
import { problemInWords } from '../../kit/problem'
import type { FactorsRef } from '../factors/factors.select'
import type { StaffSnapshot } from '../shell/staff.select'
import type { accountMachine } from './account.machine'
import type { OwnSessionsRef } from './ownSessions.select'

export type AccountRef = ActorRefFrom<typeof accountMachine>
type Snapshot = SnapshotFrom<typeof accountMachine>

/** The page while a user is signed in at `/admin/account`. */
export const selectAccount = (s: StaffSnapshot) => s.children.page as AccountRef | undefined

/** The chart of the user's own sessions. */
export const selectOwnSessionsActor = (s: Snapshot) => s.children.ownSessions as OwnSessionsRef | undefined
/** The chart of the user's second factors. */
export const selectFactorsActor = (s: Snapshot) => s.children.factors as FactorsRef | undefined
/** Whether the password was changed just now. */
export const selectIsPasswordChanged = (s: Snapshot) => s.matches({ open: 'changed' })
export const selectSignedInUser = (s: Snapshot) => s.context.user
/** Whether the user manages the accounts of staff, so also the own one. */
export const selectManagesUsers = (s: Snapshot) => may(s.context.user, 'users.manage')
export const selectPasswordFaults = (s: Snapshot) => s.context.faults
export const selectAccountRejections = (s: Snapshot) => s.context.rejections
export const selectAccountProblem = (s: Snapshot) => problemInWords(s.context.problem)

/** The overlay's text while a state waits. */
export const selectAccountBusy = (s: Snapshot) => busyIn(s)
