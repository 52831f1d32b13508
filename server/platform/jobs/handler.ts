import type { Services } from '../services/services'

interface Attempt {
  /** whether the job fails permanently if this attempt fails */
  readonly isLast: boolean
}

/** Runs a job. A crash may cause it to run again, so running it twice must have the same result. */
export type JobHandler = (
  services: Services,
  payload: Readonly<Record<string, unknown>>,
  attempt?: Attempt,
) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>
