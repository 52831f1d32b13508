import { assign, setup } from 'xstate'
import type { JobRow } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { listJobs, RetryingFact, retryJob, WorkListingFact, WorkPage, WorkQuery } from '../../calls/jobs'
import type { SessionOver } from '../../calls/staff'
import { fromEvent, invokeCall } from '../../kit/call'
import type { PageEmitted, PageInput } from '../shell/page'
import { workQueryIn } from './jobs.route'

export interface FailedWorkContext {
  readonly user: PageInput['user']
  readonly query: WorkQuery
  /** the page that was last read; it stays in sight while the next one is. What is done again leaves it. */
  readonly listed: WorkPage | null
  /** the row that was last asked to be done again */
  readonly selected: JobRow | null
  readonly problem: Problem | null
}

type FailedWorkEvent =
  | WorkListingFact
  | RetryingFact
  | { type: 'address.opened'; address: string }
  | { type: 'list.retried' }
  | { type: 'retry.requested'; job: JobRow }

/** The contract's own word on who may (openapi.yaml, retryJob). */
export const mayRetry = ({ user }: Pick<FailedWorkContext, 'user'>) => user.role !== 'underwriter'

/** The room at `/admin/jobs`: work that was given up, why, and the way to have it done again. */
export const failedWorkMachine = setup({
  types: {} as {
    context: FailedWorkContext
    events: FailedWorkEvent
    input: PageInput
    output: SessionOver
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    listJobs: slot<typeof listJobs>('listJobs'),
    retryJob: slot<typeof retryJob>('retryJob'),
  },
  guards: { mayRetry: ({ context }) => mayRetry(context) },
  actions: {
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: workQueryIn(address) })),
    storeSelected: assign((_, event: Extract<FailedWorkEvent, { type: 'retry.requested' }>) => ({
      selected: event.job,
    })),
    takeAway: assign(({ context: { listed, selected } }) =>
      listed && selected ? { listed: { ...listed, ...without(listed, selected) } } : {},
    ),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'failedWork',
  context: ({ input }) => ({
    user: input.user,
    query: workQueryIn(input.address),
    listed: null,
    selected: null,
    problem: null,
  }),
  initial: 'loading',
  on: {
    'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
    'session.ended': '.ended',
  },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('listJobs', ({ context }) => context.query),
      on: {
        'work.listed': { target: 'listed', actions: assign({ listed: ({ event }) => event.listed }) },
        'work.missed': 'failed',
      },
    },
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'list.retried': 'loading' } },
    listed: {
      initial: 'reading',
      on: { 'retry.requested': { guard: 'mayRetry', target: '.asking', actions: fromEvent('storeSelected') } },
      states: {
        reading: {},
        asking: {
          tags: 'background',
          invoke: invokeCall('retryJob', ({ context }) => ({ number: context.selected!.number })),
          on: {
            'retry.taken': { target: 'taken', actions: 'takeAway' },
            'retry.refused': 'refused',
            // one after the other
            'retry.requested': {},
          },
        },
        taken: {},
        // it may be done by now, or failed anew: the list is read again from here
        refused: { entry: 'keepProblem', exit: 'dropProblem', on: { 'list.retried': '#failedWork.loading' } },
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})

const without = ({ rows, total }: WorkPage, { number }: JobRow) => ({
  rows: rows.filter((row) => row.number !== number),
  total: total - 1,
})
