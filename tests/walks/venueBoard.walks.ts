import { expect } from 'vitest'
import type { VenueBoard, VenueEvent } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { venueBoardMachine } from '../../machines/customer/venue/venueBoard.machine'
import { alert, button, heading, status } from './assertion'
import { idle, inFlight, walk } from './saying'

const event: VenueEvent = {
  status: 'notYet',
  from: '06/12/2027',
  to: '06/12/2027',
  event_type: 'Wedding',
  event_name: 'Sample Jubilee',
  insured: 'Jordan Sample',
  code: '7KQ4-XM92',
  unmet: [],
  unchecked: [],
}

export const listedBoard: VenueBoard = {
  venue: 'Sample Meadow Barn',
  code: 'MEAD24',
  rows: [
    { ...event, status: 'missing', insured: null, event_name: null, code: null },
    { ...event, status: 'unmet', from: '06/19/2027', to: '06/20/2027', unmet: ['$2,000,000 each occurrence'] },
    event,
  ],
  total: 3,
  page: 1,
  size: 50,
}
const empty: VenueBoard = { ...listedBoard, rows: [], total: 0 }
const at = (search = '') => `/venue/${'T'.repeat(43)}/events${search}`

/** The walk of a venue's board, and its hand-written specification. */
export const venueBoardWalk = walk({
  guarantees: 'A venue sees the certificates of its coming events behind its link.',
  machine: venueBoardMachine,
  starts: { linked: { input: { address: at() }, begins: 'loading' } },
  cases: {
    'address.opened': [at(), at('?search=sample&status=unmet'), at('?page=2')].map(
      (address) => ({ type: 'address.opened', address }) as const,
    ),
  },
  outputs: {
    listVenueEvents: [
      { type: 'events.listed', board: listedBoard },
      { type: 'events.listed', board: empty },
      { type: 'events.missing', problem: { status: 404, message: 'Not found' } },
      { type: 'events.failed', problem: noAnswer },
    ],
  },
  reads: ({ query, board }) => [query.search, query.status, query.page, board?.total],
  transitions: {
    'address.opened': ({ from }) => (from === 'loading' ? 'loading, again' : 'loading'),
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'events.listed': () => 'shown',
    'events.missing': () => 'missing',
    'events.failed': () => 'failed',
  },
  states: {
    loading: {
      holds: (seen) => {
        const { token, query } = seen.context
        expect(inFlight(seen)).toEqual(['listVenueEvents'])
        expect(seen.waiting.get('listVenueEvents')!.input).toEqual({ token, ...query })
      },
      shows: heading(/^Certificates for/),
    },
    shown: {
      holds: idle,
      shows: ({ context }) => [
        heading('Certificates for events at Sample Meadow Barn'),
        context.board?.total === 0 ? status(/^(No events match|Nobody has chosen)/) : 'Does not meet your requirements',
      ],
    },
    missing: {
      holds: ({ context }) => expect(context.board).toBeNull(),
      shows: heading('This link does not open a venue'),
    },
    failed: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [alert('We cannot reach our records just now'), button('Try again')],
    },
  },
  goals: ['shown'],
})
