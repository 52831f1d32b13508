import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { producerLinkFields } from '../../../domain/producers/forms'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { producerLinkMachine } from './producerLink.machine'

export type ProducerLinkRef = ActorRefFrom<typeof producerLinkMachine>
type Snapshot = SnapshotFrom<typeof producerLinkMachine>

export const selectProducerAnswers = (s: Snapshot) => s.context.answers
/** The address to which a link goes if it is a producer's; null before. */
export const selectProducerSentTo = (s: Snapshot) => s.context.sentTo
export const selectProducerRejections = (s: Snapshot) => s.context.rejections
export const selectProducerLinkProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null
/** The faults, after the first attempt. Compare with `shallowEqual`. */
export function selectProducerFaults(s: Snapshot): Readonly<Record<string, string>> {
  const { answers, refused } = s.context
  if (!s.matches({ writing: 'rejected' })) return none
  return { ...stillRefused(refused, answers), ...faultsIn(producerLinkFields, answers) }
}
const none: Readonly<Record<string, string>> = {}
export const selectProducerLinkBusy = (s: Snapshot) => busyIn(s)
