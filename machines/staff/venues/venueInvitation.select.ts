import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import { invitationFaults, type venueInvitationMachine } from './venueInvitation.machine'

export type VenueInvitationRef = ActorRefFrom<typeof venueInvitationMachine>
type Snapshot = SnapshotFrom<typeof venueInvitationMachine>

export function selectInvitationView(s: Snapshot): 'opening' | 'unavailable' | 'writing' {
  if (s.matches('unavailable')) return 'unavailable'
  return s.matches('opening') ? 'opening' : 'writing'
}
export const selectInvitedRow = (s: Snapshot) => s.context.row
/** The links that were mailed and are open, the newest first. */
export const selectOpenLinks = (s: Snapshot) => s.context.venue?.invitations ?? none
const none: never[] = []
export const selectInvitationAnswers = (s: Snapshot) => s.context.answers
export const selectInvitationRejections = (s: Snapshot) => s.context.rejections
export const selectIsLeavingInvitation = (s: Snapshot) => s.matches({ writing: 'leaving' })
export const selectInvitationProblem = (s: Snapshot): string | null =>
  s.matches({ writing: 'failed' })
    ? problemInWords(s.context.refused?.problem ?? null)
    : (s.context.problem?.message ?? null)

/** After an attempt: the faults, the server's last until the answer changes. Compare with `shallowEqual`. */
export function selectInvitationFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ writing: 'rejected' })) return {}
  const { answers, refused } = s.context
  return { ...stillRefused(refused, answers), ...invitationFaults(answers) }
}

/** The overlay's text while a state waits. */
export const selectInvitationBusy = (s: Snapshot) => busyIn(s)
