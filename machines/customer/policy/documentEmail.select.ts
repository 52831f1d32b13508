import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import { problemInWords, stillRefused } from '../../kit/problem'
import { type SendingWords, sendingFaultsIn, type sendingMachine, wordsOf } from './documentEmail.machine'

export type SendingRef = ActorRefFrom<typeof sendingMachine>
type Snapshot = SnapshotFrom<typeof sendingMachine>

/** The draft; null once it is sent. */
export const selectSendingDraft = ({ context: { isDone, answers } }: Snapshot): SendingWords | null =>
  isDone ? null : wordsOf(answers)
export const selectSendingAnswers = (s: Snapshot) => s.context.answers
export const selectSendingRejections = (s: Snapshot) => s.context.rejections
export const selectSendingProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null

/** The faults, after the first attempt. Compare with `shallowEqual`. */
export const selectSendingFaults = (s: Snapshot): Readonly<Record<string, string>> => {
  const { answers, refused } = s.context
  return s.matches({ writing: 'rejected' }) ? { ...stillRefused(refused, answers), ...sendingFaultsIn(answers) } : none
}
const none: Readonly<Record<string, string>> = {}

/** The overlay's text while a state waits. */
export const selectSendingBusy = (s: Snapshot) => busyIn(s)
