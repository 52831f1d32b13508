import { nullable, number, record, type Struct, string, union } from 'superstruct'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type RainAnswers, rainFaultsIn } from '../../../domain/rain/questions'
import { busyIn } from '../../kit/busy'
import { problemInWords } from '../../kit/problem'
import type { rainRequestMachine } from './rain.machine'

export type RainRequestRef = ActorRefFrom<typeof rainRequestMachine>
type Snapshot = SnapshotFrom<typeof rainRequestMachine>

export const selectRainView = (s: Snapshot) => (s.matches('received') ? 'received' : 'writing')
export const selectRainAnswers = (s: Snapshot) => s.context.answers
/** Typed text that was not sent; null while the form is still as the quote filled it in. */
export const selectRainDraft = (s: Snapshot): RainAnswers | null =>
  s.matches('received') || s.context.edition === 1 ? null : s.context.answers
export const rainShape = record(string(), nullable(union([string(), number()]))) as unknown as Struct<
  RainAnswers,
  unknown
>
export const selectRainAnswer = (name: keyof RainAnswers) => (s: Snapshot) => s.context.answers[name]
export const selectRange = (s: Snapshot) => s.context.range
export const selectRainRejections = (s: Snapshot) => s.context.rejections
export const selectRainProblem = (s: Snapshot) =>
  s.matches({ writing: 'failed' }) ? problemInWords(s.context.refused?.problem ?? null) : null
/** The overlay's text while a state waits. */
export const selectRainBusy = (s: Snapshot) => busyIn(s)

/**
 * The faults after the first attempt. The server's faults last until the answer changes. Compare with `shallowEqual`.
 */
export function selectRainFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!s.matches({ writing: 'rejected' })) return none
  const { answers, refused } = s.context
  const theirs = Object.entries(refused?.problem.errors ?? {}).filter(
    ([name]) => refused?.answers[name as keyof RainAnswers] === answers[name as keyof RainAnswers],
  )
  return { ...Object.fromEntries(theirs), ...rainFaultsIn(answers) }
}
const none: Readonly<Record<string, string>> = {}
