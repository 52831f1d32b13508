import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { StaffSnapshot } from '../shell/staff.select'
import type { VenueImportRef } from './venueImport.select'
import type { VenueInvitationRef } from './venueInvitation.select'
import type { VenueMergeRef } from './venueMerge.select'
import type { venuesMachine } from './venues.machine'
import type { VenueVerificationRef } from './venueVerification.select'

export type VenuesRef = ActorRefFrom<typeof venuesMachine>
type Snapshot = SnapshotFrom<typeof venuesMachine>

/** The page that is open while a user is signed in at `/admin/venues`. */
export const selectVenuesPage = (s: StaffSnapshot) => s.children.page as VenuesRef | undefined

/** The state of the list, or `dialog` while one is open over it. */
export function selectVenuesState(s: Snapshot): 'turnedAway' | 'loading' | 'shown' | 'failed' | 'changed' | 'dialog' {
  if (typeof s.value !== 'string') return s.value.closed === 'reloading' ? 'loading' : s.value.closed
  return s.value === 'turnedAway' ? 'turnedAway' : 'dialog'
}
export const selectVenuesQuery = (s: Snapshot) => s.context.query
export const selectVenuesListed = (s: Snapshot) => s.context.data
export const selectVenuesProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The result of the last dialog; null where it does not show. */
export const selectVenuesDone = (s: Snapshot) => (s.matches({ closed: 'changed' }) ? s.context.done : null)

export const selectImport = (s: Snapshot) => s.children.venueImport as VenueImportRef | undefined
export const selectVerification = (s: Snapshot) => s.children.venueVerification as VenueVerificationRef | undefined
export const selectMerge = (s: Snapshot) => s.children.venueMerge as VenueMergeRef | undefined
export const selectInvitation = (s: Snapshot) => s.children.venueInvitation as VenueInvitationRef | undefined
