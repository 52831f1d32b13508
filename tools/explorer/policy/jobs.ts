import type { Row } from '../tables/syntax'
import { now } from './bought'
import type { Draft, PolicyState, Task } from './state'

/* The queue of the world. Its clock stands still: a job is due, or time passes and makes it due. */

const over = new Date(now.getTime() - 1)

const isOpen = ({ done, dead }: Row) => done === null && dead === null
const hasLease = ({ locked_until: until }: Row) => until !== null && (until as Date) >= now
const isWaiting = ({ run_at }: Row) => (run_at as Date) > now

/** Whether a worker would be given a job. */
export const isDue = ({ tables }: PolicyState): boolean =>
  tables.rows('job').some((job) => isOpen(job) && !isWaiting(job) && !hasLease(job))

/** Whether time changes something: a job waits for its next attempt, or its worker has died. */
export function isLater(state: PolicyState): boolean {
  const working = workedOn(state)
  return state.tables
    .rows('job')
    .some((job) => isOpen(job) && (isWaiting(job) || (hasLease(job) && !working.has(job['id'] as number))))
}

/** The chosen jobs become due, after those that are due already. */
export const elapse = (state: Draft, isMeant: (job: Row) => boolean): void =>
  state.tables.replace('job', (job) =>
    isOpen(job) && isMeant(job)
      ? {
          ...job,
          run_at: isWaiting(job) ? now : over,
          ...(job['locked_until'] !== null && { locked_until: over }),
        }
      : job,
  )

/** The job that a worker's task is about, by its first response; none for other tasks. */
export function jobsOf({
  trail: { work, responses },
}: Task): readonly { readonly id: number; readonly kind: string }[] {
  const [first] = responses
  if (work.kind !== 'worker' || !first || !('value' in first)) return []
  return first.value as readonly { readonly id: number; readonly kind: string }[]
}

/** The ids of the jobs that a living worker works on. */
export const workedOn = ({ tasks }: Pick<PolicyState, 'tasks'>): ReadonlySet<number> =>
  new Set(tasks.flatMap((task) => jobsOf(task).map(({ id }) => id)))
