import { assign, setup } from 'xstate'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getHistory, HistoryPage, HistoryQuery } from '../../calls/contacts'
import { invokeCall } from '../../kit/call'
import {
  loading,
  type PageContext,
  type PageEvent,
  type PageTypes,
  pageActions,
  pageOn,
  pageStates,
} from '../../kit/page'
import { historyQueryIn } from './history.route'

const calls = { getHistory: slot<typeof getHistory>('getHistory') }

type HistoryContext = PageContext<HistoryQuery, HistoryPage>

/** The page at `/admin/<contact id>/history`: all changes of a contact, the newest first. */
export const historyMachine = setup({
  types: {} as PageTypes<HistoryContext, PageEvent | OutcomesOf<typeof calls>>,
  actors: calls,
  actions: {
    ...pageActions,
    readAddress: assign(({ context: { query, data } }, { address }: { readonly address: string }) => {
      const next = historyQueryIn(address)
      // the history of one contact never shows under another
      return { query: next, data: next.id === query.id ? data : null }
    }),
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({ query: historyQueryIn(input.address), data: null, problem: null }),
  initial: 'loading',
  on: pageOn('.loading'),
  states: {
    loading: loading(
      invokeCall('getHistory', ({ context }) => context.query),
      { 'page.missing': 'missing' },
    ),
    missing: {},
    ...pageStates,
  },
  output: { type: 'session.ended' },
})
