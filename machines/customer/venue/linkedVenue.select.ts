import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { linkedVenueMachine } from './linkedVenue.machine'

export type LinkedVenueRef = ActorRefFrom<typeof linkedVenueMachine>
type Snapshot = SnapshotFrom<typeof linkedVenueMachine>

export const selectLinkedVenueState = (s: Snapshot) => s.value
export const selectLinkedVenue = (s: Snapshot) => s.context.venue
export const selectLinkedCode = (s: Snapshot) => s.context.code
