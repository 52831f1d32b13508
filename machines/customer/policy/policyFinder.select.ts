import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { findFields } from '../../../domain/policy/forms'
import { busyIn } from '../../kit/busy'
import { ifWritten } from '../../kit/draft'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { findMachine } from './policyFinder.machine'

export type FindRef = ActorRefFrom<typeof findMachine>
type Snapshot = SnapshotFrom<typeof findMachine>

export const selectIsAnswered = (s: Snapshot) => s.matches('answered')
export const selectFindMessage = (s: Snapshot) => s.context.message
export const selectPolicies = (s: Snapshot) => s.context.policies
export const selectFindAnswers = (s: Snapshot) => s.context.answers
/** null once it is answered */
export const selectFindDraft = (s: Snapshot) => (s.matches('answered') ? null : ifWritten(s.context.answers))
/** Counts rejections: at each the summary takes the focus again. */
export const selectFindRejections = (s: Snapshot) => s.context.rejections
export const selectFindProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null

/** the parameters of GET /policy/all/{a}/{b}/{c} */
const namesOnWire = { email: 'a', zip: 'b', number: 'c' } as const

/** The faults, after the first attempt. Compare with `shallowEqual`. */
export const selectFindFaults = (s: Snapshot): Readonly<Record<string, string>> => {
  const { answers, refused } = s.context
  if (!s.matches({ writing: 'rejected' })) return none
  return { ...stillRefused(refused, answers, namesOnWire), ...faultsIn(findFields, answers) }
}
const none: Readonly<Record<string, string>> = {}

/** The overlay's text while a state waits. */
export const selectFindBusy = (s: Snapshot) => busyIn(s)
