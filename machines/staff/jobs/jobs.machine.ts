import { assign, setup } from 'xstate'
import type { JobRow } from '../../../contract/client'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type { JobsPageData, JobsQuery, listJobs, retryJob } from '../../calls/jobs'
import { fromEvent, invokeCall } from '../../kit/call'
import {
  loading,
  type PageContext,
  type PageEvent,
  type PageInput,
  type PageTypes,
  pageActions,
  pageOn,
  pageStates,
} from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { jobsQueryIn } from './jobs.route'

/** A job that is retried leaves the list. */
export interface FailedJobsContext extends PageContext<JobsQuery, JobsPageData> {
  readonly user: PageInput['user']
  /** the job that was retried last */
  readonly selected: JobRow | null
}

const calls = { listJobs: slot<typeof listJobs>('listJobs'), retryJob: slot<typeof retryJob>('retryJob') }

type FailedJobsEvent = PageEvent | OutcomesOf<typeof calls> | { type: 'retry.requested'; job: JobRow }

/** The roles that may retry a job (openapi.yaml, retryJob). */
export const mayRetry = ({ user }: Pick<FailedJobsContext, 'user'>) => may(user, 'jobs.retry')

/** The page at `/admin/jobs`: jobs that failed for good, why, and a way to retry each. */
export const failedJobsMachine = setup({
  types: {} as PageTypes<FailedJobsContext, FailedJobsEvent>,
  actors: calls,
  guards: { mayRetry: ({ context }) => mayRetry(context) },
  actions: {
    ...pageActions,
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: jobsQueryIn(address) })),
    selectJob: assign((_, { job }: { readonly job: JobRow }) => ({ selected: job })),
    removeSelected: assign(({ context: { data, selected } }) => ({ data: data && without(data, selected!) })),
  },
}).createMachine({
  id: 'failedJobs',
  context: ({ input }) => ({
    user: input.user,
    query: jobsQueryIn(input.address),
    data: null,
    selected: null,
    problem: null,
  }),
  initial: 'loading',
  on: pageOn('.loading'),
  states: {
    loading: loading(invokeCall('listJobs', ({ context }) => context.query)),
    ...pageStates,
    shown: {
      initial: 'reading',
      on: { 'retry.requested': { guard: 'mayRetry', target: '.asking', actions: fromEvent('selectJob') } },
      states: {
        reading: {},
        asking: {
          tags: 'background',
          invoke: invokeCall('retryJob', ({ context }) => ({ number: context.selected!.number })),
          on: {
            'retry.taken': { target: 'taken', actions: 'removeSelected' },
            'retry.refused': toProblem('refused'),
            // one after the other
            'retry.requested': {},
          },
        },
        taken: {},
        // the job may be done by now, or have failed again: from here the list loads again
        refused: { exit: 'clearProblem', on: { 'page.retried': '#failedJobs.loading' } },
      },
    },
  },
  output: { type: 'session.ended' },
})

const without = ({ rows, total, ...page }: JobsPageData, { number }: JobRow): JobsPageData => ({
  ...page,
  rows: rows.filter((row) => row.number !== number),
  total: total - 1,
})
