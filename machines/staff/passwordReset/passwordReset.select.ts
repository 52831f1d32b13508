import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { problemInWords } from '../../kit/problem'
import type { passwordResetMachine } from './passwordReset.machine'

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>
type Snapshot = SnapshotFrom<typeof passwordResetMachine>

type View = 'checking' | 'unchecked' | 'requesting' | 'sent' | 'choosing' | 'replaced' | 'ended'

/** Transient states draw nothing. */
export const selectResetView = (s: Snapshot) =>
  (typeof s.value === 'string' ? s.value : Object.keys(s.value)[0]) as View
export const selectResetFaults = (s: Snapshot) => s.context.faults
export const selectResetEmail = (s: Snapshot) => s.context.email
/** The address that the link was sent to. */
export const selectRequestedFor = (s: Snapshot) => s.context.requestedFor
export const selectResetProblem = (s: Snapshot) => problemInWords(s.context.problem)
/** Of a link that could not be checked; nothing was typed yet. */
export const selectUncheckedProblem = (s: Snapshot) => problemInWords(s.context.problem, 'nothing')
export const selectResetRejections = (s: Snapshot) => s.context.rejections

/** The overlay's text while a state waits. */
export const selectResetBusy = (s: Snapshot) => busyIn(s)
