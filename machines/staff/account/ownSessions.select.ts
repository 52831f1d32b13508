import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ownSessionsMachine } from './ownSessions.machine'

export type OwnSessionsRef = ActorRefFrom<typeof ownSessionsMachine>
type Snapshot = SnapshotFrom<typeof ownSessionsMachine>

export const selectOwnSessionsState = (s: Snapshot) => (typeof s.value === 'string' ? s.value : 'ending')
export const selectOwnSessions = (s: Snapshot) => s.context.data?.rows ?? null
export const selectOwnSessionsProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text while a state waits. */
export function selectOwnSessionsBusy(s: Snapshot): string | null {
  for (const meta of Object.values(s.getMeta())) if (meta?.busy) return meta.busy
  return null
}
