import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { PreviewKind } from '../../calls/documents'
import type { previewMachine } from './preview.machine'

export type PreviewRef = ActorRefFrom<typeof previewMachine>
type Snapshot = SnapshotFrom<typeof previewMachine>

/** Why the last document of that kind failed. */
export const selectPreviewProblem =
  (kind: PreviewKind) =>
  ({ context: { order, problem } }: Snapshot): string | null =>
    order?.kind === kind ? (problem?.message ?? null) : null

/** The overlay's text while a state waits. */
export const selectPreviewBusy = (s: Snapshot): string | null =>
  Object.values(s.getMeta()).find((meta) => meta?.busy)?.busy ?? null
