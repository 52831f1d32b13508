import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { chunkMachine } from './chunk.machine'

export type ChunkRef = ActorRefFrom<typeof chunkMachine>
type Snapshot = SnapshotFrom<typeof chunkMachine>

export const selectChunkState = (s: Snapshot) => s.value
export const selectChunkNumber = (s: Snapshot) => s.context.number
export const selectLoaded = (s: Snapshot) => s.context.loaded
