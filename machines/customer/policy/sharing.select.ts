import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sharingMachine } from './sharing.machine'

export type SharingRef = ActorRefFrom<typeof sharingMachine>
type Snapshot = SnapshotFrom<typeof sharingMachine>

export const selectSharing = (s: Snapshot) => s.value
/** the open form */
export const selectSendingIn = (s: Snapshot) => s.children.sending
