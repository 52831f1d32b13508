import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { VenueLine } from '../../../contract/client'
import type { venueMachine } from './venue.machine'

export type VenueRef = ActorRefFrom<typeof venueMachine>
type Snapshot = SnapshotFrom<typeof venueMachine>

export type VenueView = 'opening' | 'absent' | 'unavailable' | 'searching' | 'compared'

/** The part that shows. While a venue is chosen or dropped, the part before it stays. */
export function selectVenueView(s: Snapshot): VenueView {
  if (s.matches('compared') || s.matches('dropping')) return 'compared'
  if (s.matches('searching') || s.matches('picking')) return 'searching'
  if (s.matches('absent')) return 'absent'
  return s.matches('unavailable') ? 'unavailable' : 'opening'
}

export const selectVenueSearch = (s: Snapshot) => s.context.search
export const selectVenueMatches = (s: Snapshot) => (s.matches({ searching: 'matched' }) ? s.context.matches : none)
const none: Snapshot['context']['matches'] = []
export const selectHasNoMatch = (s: Snapshot) => s.matches({ searching: 'unmatched' })
export const selectSearchProblem = (s: Snapshot): string | null =>
  s.matches({ searching: 'refused' })
    ? (s.context.problem?.errors?.['code'] ?? s.context.problem?.message ?? null)
    : null
export const selectIsFinding = (s: Snapshot) => s.matches({ searching: 'finding' }) || s.matches('picking')

export const selectVenue = (s: Snapshot) => s.context.check?.venue ?? null
/** The source of the requirements: a venue or an organizer. */
export const selectAsker = (s: Snapshot) => s.context.check?.asker ?? 'venue'
/** Whether the organizer of the event pays for its exhibitors; false until it is known. */
export const selectOrganizerPays = (s: Snapshot) => s.context.check?.organizer_pays ?? false
export const selectVenueLines = (s: Snapshot): readonly VenueLine[] => s.context.check?.lines ?? noLines
const noLines: readonly VenueLine[] = []
/** The heading above the lines. */
export function selectVenueResult(s: Snapshot): 'met' | 'lacking' | 'limited' | 'outdated' | 'refreshing' {
  for (const state of ['met', 'lacking', 'limited', 'outdated'] as const)
    if (s.matches({ compared: state })) return state
  return 'refreshing'
}
