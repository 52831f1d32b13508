import { assign, emit, setup } from 'xstate'
import type { VenueMatch } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { Answers } from '../../../domain/application'
import { type OutcomesOf, slot } from '../../calls/call'
import type { findVenues } from '../../calls/venues'
import { fromEvent, invokeCall } from '../../kit/call'

const calls = { findVenues: slot<typeof findVenues>('findVenues') }

interface LinkedVenueContext {
  /** of the link, as it was followed */
  readonly code: string
  /** null until it is known */
  readonly venue: VenueMatch | null
}

type LinkedVenueEvent = OutcomesOf<typeof calls> | { type: 'finding.retried' }
type Listed = Extract<LinkedVenueEvent, { type: 'venues.listed' }>

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A venue that was merged into another one is found as that one, which has another code. */
const matchIn = ({ venues }: Listed, code: string): VenueMatch | null =>
  venues.find((venue) => isSame(venue.code, code)) ??
  (/^[A-Z0-9]{6}$/i.test(code) && venues.length === 1 ? venues[0]! : null)

/**
 * The venue whose link was followed, before its quote is stored: the first page names it, or says that its code is of no
 * venue. The quote itself learns of it at the questions about the venue.
 */
export const linkedVenueMachine = setup({
  types: {} as {
    context: LinkedVenueContext
    events: LinkedVenueEvent
    emitted: { type: 'venue.known'; answers: Partial<Answers> }
    input: { readonly code: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isKnown: ({ context }, event: Listed) => matchIn(event, context.code) !== null,
    /** too short or too long to be searched */
    isNoCode: (_, { problem }: { readonly problem: Problem }) => problem.status === 400,
  },
  actions: {
    setVenue: assign(({ context }, event: Listed) => ({ venue: matchIn(event, context.code) })),
    emitState: emit(({ context }, event: Listed) => ({
      type: 'venue.known' as const,
      answers: { event_state: matchIn(event, context.code)!.state } as Partial<Answers>,
    })),
  },
}).createMachine({
  id: 'linkedVenue',
  context: ({ input }) => ({ code: input.code, venue: null }),
  initial: 'finding',
  states: {
    finding: {
      tags: 'background',
      invoke: invokeCall('findVenues', ({ context }) => ({ search: context.code })),
      on: {
        'venues.listed': [
          { guard: fromEvent('isKnown'), target: 'known', actions: [fromEvent('setVenue'), fromEvent('emitState')] },
          { target: 'unknown' },
        ],
        'venue.refused': [{ guard: fromEvent('isNoCode'), target: 'unknown' }, { target: 'unavailable' }],
      },
    },
    known: {},
    unknown: {},
    unavailable: { on: { 'finding.retried': 'finding' } },
  },
})
