import { type JobsOptions, runDueJobs as run } from '../../../server/platform/jobs/run'
import type { Services } from '../../../server/platform/services/services'
import { jobHandlers } from '../../../server/registrations'

/** Runs every due job with the production handlers, or the test's. @returns the number of attempts */
export const runDueJobs = (services: Services, options: Partial<JobsOptions> = {}): Promise<number> =>
  run(services, { handlers: jobHandlers, ...options })
