import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { idleMachine } from './idle.machine'

export type IdleRef = ActorRefFrom<typeof idleMachine>
type Snapshot = SnapshotFrom<typeof idleMachine>

export const selectIsWarning = (s: Snapshot | undefined) => s?.value === 'warning'
export const selectIdleMinutes = (s: Snapshot) => s.context.minutes
export const selectIdleCountdown = (s: Snapshot) => s.children.countdown
