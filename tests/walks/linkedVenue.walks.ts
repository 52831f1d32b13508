import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { linkedVenueMachine } from '../../machines/customer/venue/linkedVenue.machine'
import { button, no, status } from './assertion'
import { idle, walk } from './saying'
import { meadowBarn } from './venue.walks'

/** The walk of the venue whose link was followed, and its hand-written specification. */
export const linkedVenueWalk = walk({
  guarantees:
    'A buyer who follows the link of a venue reads on the first page which venue it is, or that there is none.',
  machine: linkedVenueMachine,
  starts: { link: { input: { code: 'k7qx4m' }, begins: 'finding' } },
  outputs: {
    findVenues: [
      { type: 'venues.listed', venues: [meadowBarn] },
      // merged into another venue, which has another code
      { type: 'venues.listed', venues: [{ ...meadowBarn, code: 'M3RG3D' }] },
      { type: 'venues.listed', venues: [] },
      { type: 'venue.refused', problem: { status: 400, message: 'This request is not valid.' } },
      { type: 'venue.refused', problem: noAnswer },
    ],
  },
  transitions: {
    'venues.listed': ({ event }) => (event.venues.length > 0 ? 'known' : 'unknown'),
    'venue.refused': ({ event }) => (event.problem.status === 400 ? 'unknown' : 'unavailable'),
    'finding.retried': ({ from }) => (from === 'unavailable' ? 'finding' : from),
  },
  states: {
    finding: {
      holds: ({ waiting }) => expect(waiting.get('findVenues')!.input).toEqual({ search: 'k7qx4m' }),
      shows: [no(status(/of this link/)), no(status(/^For an event at/))],
    },
    known: {
      holds: ({ context }) => expect(context.venue?.state).toBe('TX'),
      shows: status(/^For an event at Meadow Barn, Austin, TX\./),
    },
    unknown: { holds: idle, shows: status(/^We know no venue with the code k7qx4m of this link\./) },
    unavailable: { holds: idle, shows: [status(/^We could not look up the venue/), button('Try again')] },
  },
  goals: ['known', 'unknown'],
})
