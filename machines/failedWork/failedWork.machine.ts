import { assign, raise, setup } from 'xstate'
import type { JobRow } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type { listJobs, RetryingFact, retryJob, WorkListingFact, WorkPage, WorkQuery } from '../calls/failedWork'
import type { SessionOver } from '../calls/staff'
import type { RoomInput } from '../staff/staff.types'
import { workQueryIn } from './failedWork.place'

export interface FailedWorkContext {
  readonly user: RoomInput['user']
  readonly query: WorkQuery
  /** the page that was last read; it stays in sight while the next one is. What is done again leaves it. */
  readonly listed: WorkPage | null
  /** the row that was last asked to be done again */
  readonly asked: JobRow | null
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
    input: RoomInput
    output: SessionOver
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    listJobs: slot<typeof listJobs>('listJobs'),
    retryJob: slot<typeof retryJob>('retryJob'),
  },
  guards: { mayRetry: ({ context }) => mayRetry(context) },
  actions: {
    announce: raise((_, fact: WorkListingFact | RetryingFact) => fact),
    readAddress: assign(({ event }) => (event.type === 'address.opened' ? { query: workQueryIn(event.address) } : {})),
    keepAsked: assign(({ event }) => (event.type === 'retry.requested' ? { asked: event.job } : {})),
    takeAway: assign(({ context: { listed, asked } }) =>
      listed && asked ? { listed: { ...listed, ...without(listed, asked) } } : {},
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
    asked: null,
    problem: null,
  }),
  initial: 'loading',
  on: {
    'address.opened': { target: '.loading', actions: 'readAddress' },
    'session.ended': '.ended',
  },
  states: {
    loading: {
      tags: 'background',
      invoke: {
        id: 'listJobs',
        src: 'listJobs',
        input: ({ context }) => context.query,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'work.listed': { target: 'listed', actions: assign({ listed: ({ event }) => event.listed }) },
        'work.missed': 'failed',
      },
    },
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'list.retried': 'loading' } },
    listed: {
      initial: 'reading',
      on: { 'retry.requested': { guard: 'mayRetry', target: '.asking', actions: 'keepAsked' } },
      states: {
        reading: {},
        asking: {
          tags: 'background',
          invoke: {
            id: 'retryJob',
            src: 'retryJob',
            input: ({ context }) => ({ number: context.asked!.number }),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
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
