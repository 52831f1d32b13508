import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { cancelMachine } from './cancellation.machine'

export type CancelRef = ActorRefFrom<typeof cancelMachine>
type Snapshot = SnapshotFrom<typeof cancelMachine>

export const selectCancelState = (s: Snapshot) => s.value
export const selectCancelling = (s: Snapshot) => s.context.worked
export const selectClaimNumbers = (s: Snapshot) => s.context.claims
export const selectCancelProblem = (s: Snapshot) => s.context.problem?.message ?? null
/** The overlay's text while a state waits. */
export const selectCancelBusy = (s: Snapshot) => busyIn(s)
