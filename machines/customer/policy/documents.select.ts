import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { documentsMachine } from './documents.machine'

export type DocumentsRef = ActorRefFrom<typeof documentsMachine>
type Snapshot = SnapshotFrom<typeof documentsMachine>

export const selectDocuments = (s: Snapshot) => s.context.documents
export const selectDocumentsState = (s: Snapshot) => s.value

/** The overlay's text while a state waits. */
export const selectDocumentsBusy = (s: Snapshot) => busyIn(s)
