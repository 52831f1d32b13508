import { Counter, Histogram } from 'prom-client'
import type { Stop } from '../scheduler/scheduler'
import type { Services } from '../services/services'
import { inSpan } from '../tracing/trace'
import type { JobHandlers } from './handler'
import {
  type ClaimedJob,
  claim,
  failAbandonedJobs,
  failPermanently,
  finish,
  type LeaseTerms,
  postponeJob,
  renew,
  retry,
} from './lease'
import { PermanentFailure, RetryLater } from './outcomes'

/** On prom-client's default registry, which /metrics includes. */
const jobsDone = new Counter({
  name: 'marquee_jobs_total',
  help: 'Jobs by kind and by what came of the attempt: done, failed (tried again), later (put off) or dead (given up)',
  labelNames: ['kind', 'outcome'] as const,
})

const jobSeconds = new Histogram({
  name: 'marquee_job_seconds',
  help: 'How long an attempt at a job took',
  labelNames: ['kind'] as const,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
})

export interface JobsOptions extends LeaseTerms {
  readonly handlers: JobHandlers
  /** seconds until the next attempt, by the number of attempts so far */
  readonly backoff: (attempts: number) => number
}

/** The handlers of all kinds, and changes to the default options. */
export type JobsSetup = Partial<JobsOptions> & Pick<JobsOptions, 'handlers'>

/** Ten attempts over about four hours: 4, 16, 64 … seconds, never more than an hour apart. */
export const defaultTerms: Omit<JobsOptions, 'handlers'> = {
  leaseSeconds: 60,
  mostAttempts: 10,
  backoff: (attempts) => Math.min(4 ** attempts, 3600),
}

/**
 * Runs every due job, one after the other, including jobs that these queue. For tests; a server starts workers.
 * @returns the number of attempts
 */
export async function runDueJobs(services: Services, options: JobsSetup): Promise<number> {
  let made = 0
  while (await runNextJob(services, { ...defaultTerms, ...options })) made++
  return made
}

/** @returns whether there was a due job */
export async function runNextJob(services: Services, options: JobsOptions): Promise<boolean> {
  const job = await claim(services.db, options)
  if (!job) {
    for (const kind of await failAbandonedJobs(services.db, options)) jobsDone.inc({ kind, outcome: 'dead' })
    return false
  }
  const stopClock = jobSeconds.startTimer({ kind: job.kind })
  const outcome = await attempt(services, job, options)
  stopClock()
  jobsDone.inc({ kind: job.kind, outcome })
  return true
}

async function attempt(services: Services, job: ClaimedJob, options: JobsOptions) {
  const letGo = keepLease(services, job, options.leaseSeconds)
  try {
    const handler = options.handlers[job.kind]
    if (!handler) throw new Error(`No such kind of job: ${job.kind}`)
    const isLast = job.attempts >= options.mostAttempts
    const work = { name: `job ${job.kind}`, attributes: { attempts: job.attempts }, continues: job.trace }
    await inSpan(work, () => handler(services, job.payload, { isLast }))
    await finish(services.db, job)
    return 'done'
  } catch (fault) {
    return await retryOrFail(services, job, fault, options)
  } finally {
    await letGo()
  }
}

/** Renews the lease of a long job for as long as its process lives. */
function keepLease({ db, log, scheduler }: Services, job: ClaimedJob, seconds: number): Stop {
  const beat = () => renew(db, job, seconds).catch(() => log.warn({ job: job.id }, 'a lease could not be renewed'))
  return scheduler.every((seconds * 1000) / 3, beat)
}

async function retryOrFail({ db, log }: Services, job: ClaimedJob, fault: unknown, options: JobsOptions) {
  const cause = causeOf(fault)
  const { name, code } = (fault ?? {}) as { name?: string; code?: string }
  // the cause may name people, so it stays in the row and out of the log
  const about = { job: job.id, kind: job.kind, attempts: job.attempts, fault: { name, code } }
  if (fault instanceof RetryLater) {
    log.debug(about, 'job put off')
    await postponeJob(db, job, cause, fault.seconds)
    return 'later'
  }
  if (fault instanceof PermanentFailure || job.attempts >= options.mostAttempts) {
    log.error(about, 'job given up')
    await failPermanently(db, job, cause)
    return 'dead'
  }
  log.warn(about, 'job failed, to be tried again')
  await retry(db, job, cause, options.backoff(job.attempts))
  return 'failed'
}

const causeOf = (fault: unknown) => String(fault instanceof Error ? fault.message : fault).slice(0, 2000)
