import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { linkFields } from '../../../domain/application/linkRequest'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { linkRequestMachine } from './linkRequest.machine'

export type LinkRequestRef = ActorRefFrom<typeof linkRequestMachine>
type Snapshot = SnapshotFrom<typeof linkRequestMachine>

export const selectLinkAnswers = (s: Snapshot) => s.context.answers
/** The address that asked for a link; null before. */
export const selectLinkSentTo = (s: Snapshot) => s.context.sentTo
export const selectLinkRejections = (s: Snapshot) => s.context.rejections
export const selectLinkProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null
/** The faults, after the first attempt. Compare with `shallowEqual`. */
export function selectLinkFaults(s: Snapshot): Readonly<Record<string, string>> {
  const { answers, refused } = s.context
  if (!s.matches({ writing: 'rejected' })) return none
  return { ...stillRefused(refused, answers), ...faultsIn(linkFields, answers) }
}
const none: Readonly<Record<string, string>> = {}
export const selectLinkBusy = (s: Snapshot) => busyIn(s)
