import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SendingWords } from './documentEmail.machine'
import { selectSendingDraft } from './documentEmail.select'
import type { sharingMachine } from './sharing.machine'

export type SharingRef = ActorRefFrom<typeof sharingMachine>
type Snapshot = SnapshotFrom<typeof sharingMachine>

export const selectSharing = (s: Snapshot) => s.value
/** the open form */
export const selectSendingIn = (s: Snapshot) => s.children.sending
/** The draft, of the open form or of the one that was left; null once it is sent. */
export const selectSharingDraft = ({ children: { sending }, context }: Snapshot): SendingWords | null =>
  sending ? selectSendingDraft(sending.getSnapshot()) : context.known
