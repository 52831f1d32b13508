import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { messageFields } from '../../../domain/policy/forms'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import type { MessageAnswers, messageMachine } from './message.machine'

export type MessageRef = ActorRefFrom<typeof messageMachine>
type Snapshot = SnapshotFrom<typeof messageMachine>

/** The confirmation; null until the message is received. */
export const selectReply = (s: Snapshot) => s.context.reply
/** The draft; null once the message is received. */
export const selectMessageDraft = ({ context: { reply, answers } }: Snapshot): MessageAnswers | null =>
  reply === null ? answers : null
export const selectMessageAnswers = (s: Snapshot) => s.context.answers
export const selectMessageRejections = (s: Snapshot) => s.context.rejections
export const selectMessageProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null

/** The faults, after the first attempt. Compare with `shallowEqual`. */
export const selectMessageFaults = (s: Snapshot): Readonly<Record<string, string>> => {
  const { answers, refused } = s.context
  if (!s.matches({ writing: 'rejected' })) return none
  return { ...stillRefused(refused, answers), ...faultsIn(messageFields, answers) }
}
const none: Readonly<Record<string, string>> = {}

/** The overlay's text while a state waits. */
export const selectMessageBusy = (s: Snapshot) => busyIn(s)
