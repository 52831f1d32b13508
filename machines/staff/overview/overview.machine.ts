import { assign, setup } from 'xstate'
import type { Overview } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { Days, getOverview, OverviewFact } from '../../calls/reports'
import type { SessionOver } from '../../calls/staff'
import { fromEvent, invokeCall } from '../../kit/call'
import type { PageEmitted, PageInput } from '../shell/page'
import { daysIn } from './overview.route'

interface OverviewContext {
  /** as the address names them */
  readonly days: Days
  /** what was last read; it stays in sight while other days are */
  readonly overview: Overview | null
  readonly problem: Problem | null
}

type OverviewEvent = OverviewFact | { type: 'address.opened'; address: string } | { type: 'overview.retried' }

/** The room at `/admin/overview`: what happened in some days, and where customers stop. It goes where the address goes. */
export const overviewMachine = setup({
  types: {} as {
    context: OverviewContext
    events: OverviewEvent
    input: PageInput
    output: SessionOver
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { getOverview: slot<typeof getOverview>('getOverview') },
  actions: {
    readAddress: assign((_, { address }: { readonly address: string }) => ({ days: daysIn(address) })),
    keepOverview: assign((_, { overview }: { readonly overview: OverviewContext['overview'] }) => ({ overview })),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'overview',
  context: ({ input }) => ({ days: daysIn(input.address), overview: null, problem: null }),
  initial: 'loading',
  on: {
    'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
    'session.ended': '.ended',
  },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('getOverview', ({ context }) => context.days),
      on: {
        'overview.shown': { target: 'shown', actions: fromEvent('keepOverview') },
        'overview.refused': 'refused',
        'overview.missed': 'failed',
      },
    },
    shown: {},
    // left by other days, which the address says
    refused: { entry: 'keepProblem', exit: 'dropProblem' },
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'overview.retried': 'loading' } },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
