import { assign, setup } from 'xstate'
import type { Overview } from '../../../contract/client'
import { type OutcomesOf, slot } from '../../calls/call'
import type { Days, getOverview } from '../../calls/reports'
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
import { toProblem } from '../../kit/problem'
import { daysIn } from './overview.route'

const calls = { getOverview: slot<typeof getOverview>('getOverview') }

/** The page at `/admin/overview`: sales and quotes of some days, and the steps where customers stop. */
export const overviewMachine = setup({
  types: {} as PageTypes<PageContext<Days, Overview>, PageEvent | OutcomesOf<typeof calls>>,
  actors: calls,
  actions: {
    ...pageActions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: daysIn(address) })),
  },
}).createMachine({
  id: 'overview',
  context: ({ input }) => ({ query: daysIn(input.address), data: null, problem: null }),
  initial: 'loading',
  on: pageOn('.loading'),
  states: {
    loading: loading(
      invokeCall('getOverview', ({ context }) => context.query),
      { 'page.refused': toProblem('refused') },
    ),
    // other days have another address
    refused: { exit: 'clearProblem' },
    ...pageStates,
  },
  output: { type: 'session.ended' },
})
