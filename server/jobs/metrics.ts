import { Counter, Histogram } from 'prom-client'

/** On prom-client's own register, which /metrics shows. */
export const jobsDone = new Counter({
  name: 'marquee_jobs_total',
  help: 'Jobs by kind and by what came of the attempt: done, failed (tried again), later (put off) or dead (given up)',
  labelNames: ['kind', 'outcome'] as const,
})

export const jobSeconds = new Histogram({
  name: 'marquee_job_seconds',
  help: 'How long an attempt at a job took',
  labelNames: ['kind'] as const,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
})
