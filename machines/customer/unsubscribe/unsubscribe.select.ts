import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { unsubscribeMachine } from './unsubscribe.machine'

export type UnsubscribeRef = ActorRefFrom<typeof unsubscribeMachine>
type Snapshot = SnapshotFrom<typeof unsubscribeMachine>

/** Transient states draw nothing. */
export const selectUnsubscribeView = (s: Snapshot) => s.value as Exclude<Snapshot['value'], 'arriving'>
export const selectMailing = (s: Snapshot) => s.context.mailing
export const selectUnsubscribeProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text while a state waits. */
export const selectUnsubscribeBusy = (s: Snapshot) => busyIn(s)
