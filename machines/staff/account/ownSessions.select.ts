import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { problemInWords } from '../../kit/problem'
import type { ownSessionsMachine } from './ownSessions.machine'

export type OwnSessionsRef = ActorRefFrom<typeof ownSessionsMachine>
type Snapshot = SnapshotFrom<typeof ownSessionsMachine>

export const selectOwnSessionsState = (s: Snapshot) => (typeof s.value === 'string' ? s.value : 'ending')
export const selectOwnSessions = (s: Snapshot) => s.context.data?.rows ?? null
export const selectOwnSessionsProblem = (s: Snapshot) => problemInWords(s.context.problem, 'nothing')

/** The overlay's text while a state waits. */
export const selectOwnSessionsBusy = (s: Snapshot) => busyIn(s)
