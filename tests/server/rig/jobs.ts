import { type JobsOptions, runDueJobs as run } from '../../../server/platform/jobs/run'
import type { Services } from '../../../server/platform/services/services'
import { jobHandlers } from '../../../server/registrations'

/** Runs every job that is due with the product's handlers, or those of the test. @returns how many attempts were made */
export const runDueJobs = (services: Services, options: Partial<JobsOptions> = {}): Promise<number> =>
  run(services, { handlers: jobHandlers, ...options })
