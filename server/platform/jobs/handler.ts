import type { Services } from '../services/services'

interface Attempt {
  /** whether the job is given up if this one fails too */
  readonly isLast: boolean
}

/** Does a job. It may be done again after a crash, so doing it twice must come to the same. */
export type JobHandler = (
  services: Services,
  payload: Readonly<Record<string, unknown>>,
  attempt?: Attempt,
) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>
