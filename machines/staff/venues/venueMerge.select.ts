import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { busyIn } from '../../kit/busy'
import type { venueMergeMachine } from './venueMerge.machine'

export type VenueMergeRef = ActorRefFrom<typeof venueMergeMachine>
type Snapshot = SnapshotFrom<typeof venueMergeMachine>

/** The part of the dialog that shows. While a call is in flight, the part before it stays. */
export function selectMergeView(s: Snapshot): 'opening' | 'unavailable' | 'choosing' | 'compared' {
  if (s.matches('opening') || s.matches('unavailable')) return s.value as 'opening' | 'unavailable'
  return s.matches('choosing') || s.matches('comparing') ? 'choosing' : 'compared'
}
export const selectMergedRow = (s: Snapshot) => s.context.row
export const selectMergeSearch = (s: Snapshot) => s.context.search
export const selectMergeMatches = (s: Snapshot) => s.context.matches
export const selectMergeTotal = (s: Snapshot) => s.context.total
export const selectIsSearching = (s: Snapshot) => s.matches({ choosing: 'finding' })
export const selectHasNoVenue = (s: Snapshot) => s.matches({ choosing: 'unmatched' })
export const selectMergedVenue = (s: Snapshot) => s.context.venue
export const selectRemainingVenue = (s: Snapshot) => s.context.other
export const selectIsMergeChanged = (s: Snapshot) => s.matches({ compared: 'changed' })
export const selectIsConfirmingMerge = (s: Snapshot) => s.matches('confirming') || s.matches('merging')
export const selectMergeProblem = (s: Snapshot) => s.context.problem?.message ?? null

/** The overlay's text while a state waits. */
export const selectMergeBusy = (s: Snapshot) => busyIn(s)
