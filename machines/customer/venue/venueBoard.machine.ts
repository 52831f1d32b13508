import { assign, setup } from 'xstate'
import type { VenueBoard } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { listVenueEvents } from '../../calls/venues'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'
import { type BoardAddress, boardIn } from './venueBoard.route'

interface VenueBoardContext extends BoardAddress {
  /** listed last; it stays in sight while the next page loads */
  readonly board: VenueBoard | null
  readonly problem: Problem | null
}

const calls = { listVenueEvents: slot<typeof listVenueEvents>('listVenueEvents') }

type VenueBoardEvent =
  | OutcomesOf<typeof calls>
  /** path and search below `/quote` */
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }

/** The board behind a venue's link: its coming events with their certificates. */
export const venueBoardMachine = setup({
  types: {} as {
    context: VenueBoardContext
    events: VenueBoardEvent
    input: { address: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  actions: {
    readAddress: assign((_, { address }: { readonly address: string }) => boardIn(address)),
    setBoard: assign((_, { board }: { readonly board: VenueBoard }) => ({ board })),
    clearBoard: assign({ board: null }),
    ...problemActions,
  },
}).createMachine({
  id: 'venueBoard',
  context: ({ input: { address } }) => ({ ...boardIn(address), board: null, problem: null }),
  initial: 'loading',
  on: { 'address.opened': { target: '.loading', actions: fromEvent('readAddress') } },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('listVenueEvents', ({ context: { token, query } }) => ({ token, ...query })),
      on: {
        'events.listed': { target: 'shown', actions: fromEvent('setBoard') },
        'events.missing': 'missing',
        'events.failed': toProblem('failed'),
      },
    },
    shown: {},
    missing: { entry: 'clearBoard' },
    failed: { exit: 'clearProblem', on: { 'page.retried': 'loading' } },
  },
})
