import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { startLinkOf } from '../../../domain/producers/startLink'
import { busyIn } from '../../kit/busy'
import type { producerBoardMachine } from './producerBoard.machine'

export type ProducerBoardRef = ActorRefFrom<typeof producerBoardMachine>
type Snapshot = SnapshotFrom<typeof producerBoardMachine>

export function selectProducerView(s: Snapshot): 'loading' | 'missing' | 'failed' | 'replaced' | 'shown' {
  for (const view of ['loading', 'missing', 'failed', 'replaced'] as const) if (s.matches(view)) return view
  return 'shown'
}
export const selectProducerBoard = (s: Snapshot) => s.context.board
export const selectProducerQuery = (s: Snapshot) => s.context.query
export const selectProducerToken = (s: Snapshot) => s.context.token
export const selectProducerProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectProducerBusy = (s: Snapshot) => busyIn(s)
export const selectIsProducerReplacing = (s: Snapshot) => s.matches({ shown: 'replacing' }) || s.matches('mailing')
export const selectNewProducerLinkSentTo = (s: Snapshot) => s.context.sentTo
/** Whether the link that starts a quote was copied; null before. */
export function selectCopy(s: Snapshot): 'copied' | 'uncopied' | null {
  for (const copy of ['copied', 'uncopied'] as const) if (s.matches({ shown: copy })) return copy
  return null
}
/** Path and search, below the site, that start a quote as this producer. */
export const selectStartLink = (s: Snapshot) => (s.context.board ? startLinkOf(s.context.board.details) : null)
