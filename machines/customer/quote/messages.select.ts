import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { messagesMachine } from './messages.machine'

export type MessagesRef = ActorRefFrom<typeof messagesMachine>
type Snapshot = SnapshotFrom<typeof messagesMachine>

export const selectMessages = (s: Snapshot) => s.context.messages ?? none
const none: NonNullable<Snapshot['context']['messages']> = []
export const selectCanWrite = (s: Snapshot) => s.context.canWrite
/** What is wrong with what was last tried, or why it did not arrive. */
export const selectWritingFault = ({ context: { problem } }: Snapshot): string | null =>
  problem && (problem.errors?.['message'] ?? problem.message)
/** The overlay's text, by the state that waits. */
export const selectWritingBusy = (s: Snapshot): string | null =>
  Object.values(s.getMeta()).find((meta) => meta?.busy)?.busy ?? null
