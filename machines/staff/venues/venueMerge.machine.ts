import { assign, setup } from 'xstate'
import type { Venue, VenueRow } from '../../../contract/client'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getVenue, mergeVenue, searchDirectory } from '../../calls/directory'
import { fromEvent, invokeCall } from '../../kit/call'
import { type ProblemContext, toProblem } from '../../kit/problem'
import { type DialogOutcome, dialogEnds, fetchingVenue, unavailable, venueActions } from './venueDialog'

interface MergeContext extends ProblemContext {
  /** the venue that is merged into another one */
  readonly row: VenueRow
  /** the same, with its sheet */
  readonly venue: Venue | null
  /** as typed */
  readonly search: string
  readonly matches: readonly VenueRow[]
  /** the number of matches, of which the list may have fewer */
  readonly total: number
  /** chosen last */
  readonly choice: VenueRow | null
  /** the venue that remains, with its sheet */
  readonly other: Venue | null
}

const calls = {
  getVenue: slot<typeof getVenue>('getVenue'),
  searchDirectory: slot<typeof searchDirectory>('searchDirectory'),
  mergeVenue: slot<typeof mergeVenue>('mergeVenue'),
}

export type MergeEvent =
  | OutcomesOf<typeof calls>
  | { type: 'page.retried' }
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'venue.picked'; row: VenueRow }
  /** for another venue */
  | { type: 'venue.dropped' }
  | { type: 'merge.requested' }
  | { type: 'merge.confirmed' }
  | { type: 'dialog.closed' }

type Matched = { readonly rows: readonly VenueRow[]; readonly total: number }
const isOther = (own: VenueRow) => (row: VenueRow) => row.id !== own.id

/**
 * Merges a venue into another one: the venue that remains is searched for and chosen, both sheets show side by side, and
 * a confirmation merges them, which cannot be undone.
 */
export const venueMergeMachine = setup({
  types: {} as {
    context: MergeContext
    events: MergeEvent
    input: { row: VenueRow }
    output: DialogOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: { isMatched: ({ context: { row } }, { rows }: Matched) => rows.some(isOther(row)) },
  actions: {
    ...venueActions,
    setOther: assign((_, { venue }: { readonly venue: Venue }) => ({ other: venue })),
    setSearch: assign((_, { text }: { readonly text: string }) => ({ search: text })),
    setMatches: assign(({ context: { row } }, { rows, total }: Matched) => {
      const matches = rows.filter(isOther(row))
      return { matches, total: total - (rows.length - matches.length) }
    }),
    setChoice: assign((_, { row }: { readonly row: VenueRow }) => ({ choice: row })),
  },
}).createMachine({
  id: 'venueMerge',
  // another entry of the same venue is most often one in its city
  context: ({ input: { row } }) => ({
    row,
    venue: null,
    search: row.city,
    matches: [],
    total: 0,
    choice: null,
    other: null,
    problem: null,
  }),
  initial: 'opening',
  on: { 'session.ended': '.ended' },
  states: {
    opening: fetchingVenue(
      invokeCall('getVenue', ({ context: { row } }) => ({ id: row.id })),
      {
        'venue.opened': { target: 'choosing.finding', actions: fromEvent('setVenue') },
      },
    ),
    unavailable,
    choosing: {
      initial: 'matched',
      on: {
        'search.typed': { target: '.typing', actions: fromEvent('setSearch') },
        'search.submitted': '.finding',
        'venue.picked': { target: 'comparing', actions: fromEvent('setChoice') },
        'dialog.closed': 'over',
      },
      states: {
        typing: {},
        finding: {
          tags: 'background',
          invoke: invokeCall('searchDirectory', ({ context }) => ({ search: context.search.trim() })),
          on: {
            'venues.matched': [
              { guard: fromEvent('isMatched'), target: 'matched', actions: fromEvent('setMatches') },
              { target: 'unmatched', actions: fromEvent('setMatches') },
            ],
            'search.failed': toProblem('failed'),
          },
        },
        matched: {},
        unmatched: {},
        // the search, or loading the choice
        failed: { exit: 'clearProblem' },
      },
    },
    comparing: fetchingVenue(
      invokeCall('getVenue', ({ context: { choice } }) => ({ id: choice!.id })),
      {
        'venue.opened': { target: 'compared', actions: fromEvent('setOther') },
        'venue.unavailable': toProblem('choosing.failed'),
      },
    ),
    compared: {
      initial: 'unchanged',
      on: { 'merge.requested': 'confirming', 'venue.dropped': 'choosing', 'dialog.closed': 'over' },
      states: {
        unchanged: {},
        // the sheet on display is newer than the one that was read before
        changed: {},
        failed: { exit: 'clearProblem' },
      },
    },
    confirming: { on: { 'merge.confirmed': 'merging', 'dialog.closed': 'compared' } },
    merging: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('mergeVenue', ({ context: { venue, other } }) => ({
        id: venue!.row.id,
        version: venue!.row.version,
        into: other!.row.code,
      })),
      on: {
        'venue.merged': { target: 'done', actions: fromEvent('setOther') },
        'venue.overtaken': 'rereading',
        'venue.refused': toProblem('compared.failed'),
      },
    },
    // the venue has changed its sheet meanwhile: both show again before they are merged
    rereading: fetchingVenue(
      invokeCall('getVenue', ({ context: { row } }) => ({ id: row.id })),
      {
        'venue.opened': { target: 'compared.changed', actions: fromEvent('setVenue') },
      },
    ),
    done: {
      type: 'final',
      output: ({ context: { row, other } }) => ({
        type: 'dialog.done',
        text: `${row.known_as} is merged into ${other!.row.known_as} (${other!.row.code}).`,
      }),
    },
    ...dialogEnds,
  },
  output: ({ event }) => event.output as DialogOutcome,
})
