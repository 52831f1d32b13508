import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { venueVerificationMachine } from './venueVerification.machine'

export type VenueVerificationRef = ActorRefFrom<typeof venueVerificationMachine>
type Snapshot = SnapshotFrom<typeof venueVerificationMachine>

export function selectVerificationView(s: Snapshot): 'opening' | 'unavailable' | 'verified' | 'reading' {
  if (s.matches('unavailable')) return 'unavailable'
  if (s.matches('verified')) return 'verified'
  return s.matches('opening') ? 'opening' : 'reading'
}
export const selectVerifiedRow = (s: Snapshot) => s.context.row
export const selectVenueToVerify = (s: Snapshot) => s.context.venue
export const selectIsSheetChanged = (s: Snapshot) => s.matches({ reading: 'changed' })
export const selectIsConfirming = (s: Snapshot) => s.matches('confirming') || s.matches('verifying')
export const selectVerificationProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text while a state waits. */
export const selectVerificationBusy = (s: Snapshot) => busyIn(s)
