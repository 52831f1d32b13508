import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { organizerFields } from '../../../domain/exhibitors/forms'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { organizerLinkMachine } from './organizerLink.machine'

export type OrganizerLinkRef = ActorRefFrom<typeof organizerLinkMachine>
type Snapshot = SnapshotFrom<typeof organizerLinkMachine>

export const selectOrganizerAnswers = (s: Snapshot) => s.context.answers
/** The address that the link was sent to; null before. */
export const selectOrganizerSentTo = (s: Snapshot) => s.context.sentTo
export const selectOrganizerRejections = (s: Snapshot) => s.context.rejections
export const selectOrganizerProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null
/** The faults, after the first attempt. Compare with `shallowEqual`. */
export function selectOrganizerFaults(s: Snapshot): Readonly<Record<string, string>> {
  const { answers, refused } = s.context
  if (!s.matches({ writing: 'rejected' })) return none
  return { ...stillRefused(refused, answers), ...faultsIn(organizerFields, answers) }
}
const none: Readonly<Record<string, string>> = {}
export const selectOrganizerBusy = (s: Snapshot) => busyIn(s)
