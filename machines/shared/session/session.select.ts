import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { countdownMachine } from './countdown.machine'
import type { sessionMachine } from './session.machine'

export type SessionRef = ActorRefFrom<typeof sessionMachine>
type Snapshot = SnapshotFrom<typeof sessionMachine>

export const selectSession = (s: Snapshot) => s.value as Exclude<Snapshot['value'], 'arriving'>
/** Why the answers were cleared before this page loaded. */
export const selectClearingReason = (s: Snapshot) => s.context.cleared
export const selectCountdown = (s: Snapshot) => s.children.countdown
export const selectSeconds = (s: SnapshotFrom<typeof countdownMachine> | undefined) => s?.context.seconds ?? 0
