import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../db/database'
import type { Database } from '../db/schema'

export interface ClaimedJob {
  readonly id: number
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** includes this attempt; it also identifies the owner of the lease */
  readonly attempts: number
  /** of the request that queued it, in the form of `traceparent`; null where that was not traced */
  readonly trace: string | null
}

export interface LeaseTerms {
  /** after this, another worker may take the job; a running worker renews it */
  readonly leaseSeconds: number
  readonly mostAttempts: number
}

const now = sql<Date>`now()`
const after = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::float8)`

/** Whether no worker holds the lease of a job. */
const isFree = (e: ExpressionBuilder<Database, 'job'>) =>
  e.or([e('locked_until', 'is', null), e('locked_until', '<', now)])

/**
 * Claims the job that has been due longest, if there is one. Workers skip rows that another worker is claiming, and the
 * lease of a dead worker expires. All times come from the database's clock.
 */
export async function claim(db: Db, { leaseSeconds, mostAttempts }: LeaseTerms): Promise<ClaimedJob | undefined> {
  const next = db.q
    .selectFrom('job')
    .select('id')
    .where('done', 'is', null)
    .where('dead', 'is', null)
    .where('run_at', '<=', now)
    .where(isFree)
    .where('attempts', '<', mostAttempts)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db.q
    .updateTable('job')
    .set({ attempts: sql<number>`job.attempts + 1`, locked_until: after(leaseSeconds) })
    .where('id', '=', next)
    .returning(['id', 'kind', 'payload', 'attempts', 'trace'])
    .executeTakeFirst()
}

/** Restricts an update to a job whose lease this worker still holds. */
const ownedJob = (db: Db, { id, attempts }: ClaimedJob) =>
  db.q.updateTable('job').where('id', '=', id).where('attempts', '=', attempts).where('done', 'is', null)

export async function renew(db: Db, job: ClaimedJob, seconds: number): Promise<void> {
  await ownedJob(db, job)
    .set({ locked_until: after(seconds) })
    .execute()
}

export async function finish(db: Db, job: ClaimedJob): Promise<void> {
  await ownedJob(db, job).set({ done: now, locked_until: null, last_error: null }).execute()
}

export async function retry(db: Db, job: ClaimedJob, cause: string, seconds: number): Promise<void> {
  await ownedJob(db, job)
    .set({ run_at: after(seconds), locked_until: null, last_error: cause })
    .execute()
}

/** Postpones a job that waits for something; not counted as an attempt. */
export async function postponeJob(db: Db, job: ClaimedJob, cause: string, seconds: number): Promise<void> {
  await ownedJob(db, job)
    .set({ run_at: after(seconds), locked_until: null, last_error: cause, attempts: job.attempts - 1 })
    .execute()
}

/** Marks a job as failed permanently, with its cause, for staff to see. */
export async function failPermanently(db: Db, job: ClaimedJob, cause: string): Promise<void> {
  await ownedJob(db, job).set({ dead: now, locked_until: null, last_error: cause }).execute()
}

/**
 * Releases all leases. Correct only where a single process owns the database, so any lease is left from the previous
 * one.
 */
export async function releaseAll(db: Db): Promise<void> {
  await db.q
    .updateTable('job')
    .set({ locked_until: null })
    .where('done', 'is', null)
    .where('dead', 'is', null)
    .execute()
}

/** Fails a job permanently after it crashed its worker at every attempt. */
export async function failAbandonedJobs(db: Db, { mostAttempts }: LeaseTerms): Promise<readonly string[]> {
  const failed = await db.q
    .updateTable('job')
    .set({
      dead: now,
      locked_until: null,
      last_error: sql<string>`coalesce(last_error, ${'Its process ended at each attempt'})`,
    })
    .where('done', 'is', null)
    .where('dead', 'is', null)
    .where('attempts', '>=', mostAttempts)
    .where(isFree)
    .returning('kind')
    .execute()
  return failed.map(({ kind }) => kind)
}
