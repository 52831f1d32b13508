import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { subscriptionMachine } from './subscription.machine'

export type SubscriptionRef = ActorRefFrom<typeof subscriptionMachine>
type Snapshot = SnapshotFrom<typeof subscriptionMachine>

/** Transient states draw nothing. */
export const selectSubscriptionView = (s: Snapshot) => s.value as Exclude<Snapshot['value'], 'choosing'>
export const selectSubscription = (s: Snapshot) => s.context.subscription
export const selectSubscriptionProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text while a state waits. */
export const selectSubscriptionBusy = (s: Snapshot) => busyIn(s)
