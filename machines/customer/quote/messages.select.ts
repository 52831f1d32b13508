import { object, string } from 'superstruct'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { messagesMachine } from './messages.machine'

export type MessagesRef = ActorRefFrom<typeof messagesMachine>
type Snapshot = SnapshotFrom<typeof messagesMachine>

export const selectMessages = (s: Snapshot) => s.context.messages ?? none
const none: NonNullable<Snapshot['context']['messages']> = []
export const selectText = (s: Snapshot) => s.context.text
export const selectCanWrite = (s: Snapshot) => s.context.canWrite
/** When an answer is expected, and whether the review waits for the customer. */
export const selectReviewStatus = (s: Snapshot) => s.context.review
/** Why the last message was refused or not sent. */
export const selectWritingFault = ({ context: { problem } }: Snapshot): string | null =>
  problem && (problem.errors?.['message'] ?? problem.message)
/** The overlay's text while a state waits. */
export const selectWritingBusy = (s: Snapshot) => busyIn(s)

/** The text that has not been sent; null where there is none. */
export const selectMessageDraft = ({ context: { text } }: Snapshot): { readonly text: string } | null =>
  text === '' ? null : { text }
export const messageShape = object({ text: string() })
