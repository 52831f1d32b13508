import { assign, emit, setup } from 'xstate'
import type { Overview } from '../../../contract/client'
import { type OutcomesOf, slot } from '../../calls/call'
import type { Days, exportReport, getOverview, MoneyReport } from '../../calls/reports'
import { fromEvent, invokeCall } from '../../kit/call'
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

const calls = {
  getOverview: slot<typeof getOverview>('getOverview'),
  exportReport: slot<typeof exportReport>('exportReport'),
}

type OverviewEvent = PageEvent | OutcomesOf<typeof calls> | { type: 'report.requested'; report: MoneyReport }

interface OverviewContext extends PageContext<Days, Overview> {
  /** requested last */
  readonly report: MoneyReport | null
}

/**
 * The page at `/admin/overview`: sales, quotes and premium of some days, the steps where customers stop, and reports of
 * the money as files.
 */
export const overviewMachine = setup({
  types: {} as PageTypes<OverviewContext, OverviewEvent>,
  actors: calls,
  actions: {
    ...pageActions,
    setReport: assign((_, { report }: { readonly report: MoneyReport }) => ({ report })),
    toast: emit((_, params: { readonly kind: 'success' | 'error'; readonly text: string }) => ({
      type: 'toast',
      ...params,
    })),
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: daysIn(address) })),
  },
}).createMachine({
  id: 'overview',
  context: ({ input }) => ({ query: daysIn(input.address), data: null, problem: null, report: null }),
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
    shown: { on: { 'report.requested': { target: 'exporting', actions: fromEvent('setReport') } } },
    exporting: {
      tags: 'background',
      invoke: invokeCall('exportReport', ({ context: { report, data } }) => ({
        report: report!,
        // the days that are shown, also where the server chose them
        days: { from: data!.from, to: data!.to },
      })),
      on: {
        'report.saved': {
          target: 'shown',
          actions: { type: 'toast', params: { kind: 'success', text: 'The report is saved as a file.' } },
        },
        'report.notSaved': {
          target: 'shown',
          actions: {
            type: 'toast',
            params: ({ event }) => ({ kind: 'error', text: event.problem.message }) as const,
          },
        },
      },
    },
  },
  output: { type: 'session.ended' },
})
