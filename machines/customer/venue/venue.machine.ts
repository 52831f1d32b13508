import { assign, emit, setup } from 'xstate'
import type { VenueCheck, VenueMatch } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { Answers } from '../../../domain/application'
import { type OutcomesOf, slot } from '../../calls/call'
import type { checkVenue, chooseVenue, findVenues, VenueSubject } from '../../calls/venues'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

export interface VenueContext extends VenueSubject {
  /** of the link that was followed, until it is used; else of the venue that is being chosen */
  readonly code: string | null
  /** as typed */
  readonly search: string
  readonly matches: readonly VenueMatch[]
  /** null until the first answer */
  readonly check: VenueCheck | null
  readonly problem: Problem | null
}

const calls = {
  checkVenue: slot<typeof checkVenue>('checkVenue'),
  findVenues: slot<typeof findVenues>('findVenues'),
  chooseVenue: slot<typeof chooseVenue>('chooseVenue'),
}

export type VenueEvent =
  | OutcomesOf<typeof calls>
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'venue.picked'; code: string }
  /** for another venue, or none of the directory */
  | { type: 'venue.dropped' }
  | { type: 'change.applied'; answers: Partial<Answers> }
  /** the answers are stored, so that they can be compared again */
  | { type: 'answers.stored' }
  | { type: 'check.retried' }

const tooShort: Problem = { status: 422, message: 'Enter at least two letters of the name, the city or the code.' }

/**
 * The venue of a quote or a policy in the directory: a buyer finds it by a search or a link, and its requirements are
 * compared with the stored answers. The state says whether the policy meets them all, lacks some that a change meets, or
 * lacks only some that this program cannot meet.
 */
export const venueMachine = setup({
  types: {} as {
    context: VenueContext
    events: VenueEvent
    emitted: { type: 'venue.filled'; answers: Partial<Answers> }
    input: VenueSubject & { code?: string | null }
    tags: 'background'
  },
  actors: calls,
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isSearchable: ({ context }) => context.search.trim().length > 1,
    hasDirectory: (_, { check }: { readonly check: VenueCheck }) => check.has_directory,
    isVenue: (_, { check }: { readonly check: VenueCheck }) => check.venue !== null,
    isMatched: (_, { venues }: { readonly venues: readonly VenueMatch[] }) => venues.length > 0,
    isMet: ({ context }) => context.check!.lines.every(({ state }) => state === 'met'),
    isLacking: ({ context }) => context.check!.lines.some(({ state }) => state === 'notMet'),
  },
  actions: {
    setSearch: assign((_, event: Extract<VenueEvent, { type: 'search.typed' }>) => ({ search: event.text })),
    setMatches: assign((_, event: Extract<VenueEvent, { type: 'venues.listed' }>) => ({ matches: event.venues })),
    setCode: assign((_, event: Extract<VenueEvent, { type: 'venue.picked' }>) => ({ code: event.code })),
    setCheck: assign((_, event: { readonly check: VenueCheck }) => ({ check: event.check })),
    clearCode: assign({ code: null }),
    clearSearch: assign({ search: '', matches: [] }),
    emitFill: emit((_, event: { readonly check: VenueCheck }) => ({
      type: 'venue.filled' as const,
      answers: event.check.fill as Partial<Answers>,
    })),
    emitChange: emit((_, event: Extract<VenueEvent, { type: 'change.applied' }>) => ({
      type: 'venue.filled' as const,
      answers: event.answers,
    })),
    ...problemActions,
  },
}).createMachine({
  id: 'venue',
  context: ({ input: { code = null, ...subject } }) => ({
    ...subject,
    code,
    search: '',
    matches: [],
    check: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'background',
      invoke: invokeCall('checkVenue', ({ context: { contactId, policyToken } }) => ({ contactId, policyToken })),
      on: {
        'venue.checked': [
          { guard: fromEvent('isVenue'), target: 'compared', actions: fromEvent('setCheck') },
          { guard: 'hasCode', target: 'picking' },
          { guard: fromEvent('hasDirectory'), target: 'searching' },
          { target: 'absent' },
        ],
        'venue.failed': 'unavailable',
      },
    },
    // no venue has published its requirements, so a search would find none
    absent: {},
    unavailable: { on: { 'check.retried': 'opening' } },
    searching: {
      initial: 'typing',
      on: {
        'search.typed': { target: '.typing', actions: fromEvent('setSearch') },
        'search.submitted': [
          { guard: 'isSearchable', target: '.finding' },
          { target: '.refused', reenter: true, actions: { type: 'setProblem', params: { problem: tooShort } } },
        ],
        'venue.picked': { target: 'picking', actions: fromEvent('setCode') },
      },
      states: {
        typing: {},
        finding: {
          tags: 'background',
          invoke: invokeCall('findVenues', ({ context }) => ({ search: context.search.trim() })),
          on: {
            'venues.listed': [
              { guard: fromEvent('isMatched'), target: 'matched', actions: fromEvent('setMatches') },
              { target: 'unmatched', actions: fromEvent('setMatches') },
            ],
            'venue.refused': toProblem('refused'),
          },
        },
        matched: {},
        unmatched: {},
        refused: { exit: 'clearProblem' },
      },
    },
    picking: {
      tags: 'background',
      exit: 'clearCode',
      invoke: invokeCall('chooseVenue', ({ context: { contactId, code } }) => ({ contactId, code })),
      on: {
        'venue.chosen': {
          target: 'compared',
          actions: [fromEvent('setCheck'), 'clearSearch', fromEvent('emitFill')],
        },
        'venue.refused': toProblem('searching.refused'),
      },
    },
    compared: {
      initial: 'choosing',
      on: {
        'answers.stored': '.refreshing',
        'check.retried': '.refreshing',
        'venue.dropped': 'dropping',
        'change.applied': { actions: fromEvent('emitChange') },
      },
      states: {
        choosing: {
          always: [{ guard: 'isMet', target: 'met' }, { guard: 'isLacking', target: 'lacking' }, { target: 'limited' }],
        },
        met: {},
        lacking: {},
        limited: {},
        refreshing: {
          tags: 'background',
          invoke: invokeCall('checkVenue', ({ context: { contactId, policyToken } }) => ({ contactId, policyToken })),
          on: {
            'venue.checked': [
              { guard: fromEvent('isVenue'), target: 'choosing', actions: fromEvent('setCheck') },
              // taken away in another window
              { target: '#venue.searching' },
            ],
            'venue.failed': 'outdated',
          },
        },
        // the lines on display are those of earlier answers
        outdated: {},
      },
    },
    dropping: {
      tags: 'background',
      invoke: invokeCall('chooseVenue', ({ context: { contactId } }) => ({ contactId, code: null })),
      on: { 'venue.chosen': 'searching', 'venue.refused': 'compared.outdated' },
    },
  },
})
