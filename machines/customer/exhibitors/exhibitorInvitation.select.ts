import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { invitedFields } from '../../../domain/exhibitors/forms'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { exhibitorInvitationMachine } from './exhibitorInvitation.machine'

export type ExhibitorInvitationRef = ActorRefFrom<typeof exhibitorInvitationMachine>
type Snapshot = SnapshotFrom<typeof exhibitorInvitationMachine>

export const selectInvitedAnswers = (s: Snapshot) => s.context.answers
export const selectInvitedRejections = (s: Snapshot) => s.context.rejections
export const selectIsLeavingInvited = (s: Snapshot) => s.matches({ writing: 'leaving' })
export const selectInvitedProblem = (s: Snapshot): string | null =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null
/** Compare with `shallowEqual`. */
export function selectInvitedFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ writing: 'rejected' })) return none
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...faultsIn(invitedFields, answers) }
}
const none: Readonly<Record<string, string>> = {}
export const selectInvitedBusy = (s: Snapshot) => busyIn(s)
