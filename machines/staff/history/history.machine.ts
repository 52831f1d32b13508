import { assign, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { getHistory, HistoryFact, HistoryPage, HistoryQuery } from '../../calls/contacts'
import type { SessionOver } from '../../calls/staff'
import { fromEvent, invokeCall } from '../../kit/call'
import type { PageEmitted, PageInput } from '../shell/page'
import { historyQueryIn } from './history.route'

interface HistoryContext {
  readonly query: HistoryQuery
  /** the page that was last read; it stays in sight while the next one is */
  readonly read: HistoryPage | null
  readonly problem: Problem | null
}

type HistoryEvent = HistoryFact | { type: 'address.opened'; address: string } | { type: 'history.retried' }

/** The room at `/admin/<contact id>/history`: everything that was done with a contact, the newest first. */
export const historyMachine = setup({
  types: {} as {
    context: HistoryContext
    events: HistoryEvent
    input: PageInput
    output: SessionOver
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { getHistory: slot<typeof getHistory>('getHistory') },
  actions: {
    readAddress: assign(({ context: { query, read } }, { address }: { readonly address: string }) => {
      const next = historyQueryIn(address)
      // nothing of one contact may be read as another's
      return { query: next, read: next.id === query.id ? read : null }
    }),
    keepRead: assign((_, { read }: { readonly read: HistoryContext['read'] }) => ({ read })),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({ query: historyQueryIn(input.address), read: null, problem: null }),
  initial: 'loading',
  on: {
    'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
    'session.ended': '.ended',
  },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('getHistory', ({ context }) => context.query),
      on: {
        'history.read': { target: 'shown', actions: fromEvent('keepRead') },
        'history.unknown': 'missing',
        'history.missed': 'failed',
      },
    },
    shown: {},
    missing: {},
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'history.retried': 'loading' } },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
