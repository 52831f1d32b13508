import type { Services } from '../services'

/** Does a job. It may be done again after a crash, so doing it twice must come to the same. */
export type JobHandler = (services: Services, payload: Readonly<Record<string, unknown>>) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>
