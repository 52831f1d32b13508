import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { PreviewKind } from '../../calls/documents'
import { busyIn } from '../../kit/busy'
import type { previewMachine } from './preview.machine'

export type PreviewRef = ActorRefFrom<typeof previewMachine>
type Snapshot = SnapshotFrom<typeof previewMachine>

/** Why the last document of that kind failed. */
export const selectPreviewProblem =
  (kind: PreviewKind) =>
  ({ context: { order, problem } }: Snapshot): string | null =>
    order?.kind === kind ? (problem?.message ?? null) : null

/** The overlay's text while a state waits. */
export const selectPreviewBusy = (s: Snapshot) => busyIn(s)
