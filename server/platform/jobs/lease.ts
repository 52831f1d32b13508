import { sql } from 'kysely'
import type { Db } from '../db/database'

export interface ClaimedJob {
  readonly id: number
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** this one counted; it also says whose lease it is */
  readonly attempts: number
}

export interface LeaseTerms {
  /** after which another worker may take the job; a worker that lives renews it */
  readonly leaseSeconds: number
  readonly mostAttempts: number
}

const open = sql`done is null and dead is null`
const after = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::float8)`

/**
 * Takes the job that has been due for longest, or nothing. Workers pass over what another one is just taking; the lease
 * of one that died runs out. The database's clock is the only one.
 */
export async function claim(db: Db, { leaseSeconds, mostAttempts }: LeaseTerms): Promise<ClaimedJob | undefined> {
  const taken = await sql<ClaimedJob>`
    update job set attempts = attempts + 1, locked_until = ${after(leaseSeconds)}
    where id = (
      select id from job
      where ${open} and run_at <= now() and (locked_until is null or locked_until < now()) and attempts < ${mostAttempts}::int
      order by run_at, id limit 1
      for update skip locked)
    returning id, kind, payload, attempts`.execute(db.q)
  return taken.rows[0]
}

/** What one may still say about a job only while its lease is one's own: nobody else has taken it since. */
const own = (db: Db, { id, attempts }: ClaimedJob) =>
  db.q.updateTable('job').where('id', '=', id).where('attempts', '=', attempts).where('done', 'is', null)

export async function renew(db: Db, job: ClaimedJob, seconds: number): Promise<void> {
  await own(db, job)
    .set({ locked_until: after(seconds) })
    .execute()
}

export async function finish(db: Db, job: ClaimedJob): Promise<void> {
  await own(db, job).set({ done: sql<Date>`now()`, locked_until: null, last_error: null }).execute()
}

export async function retry(db: Db, job: ClaimedJob, cause: string, seconds: number): Promise<void> {
  await own(db, job)
    .set({ run_at: after(seconds), locked_until: null, last_error: cause })
    .execute()
}

/** Put off for what it waits for; that was no attempt. */
export async function putOff(db: Db, job: ClaimedJob, cause: string, seconds: number): Promise<void> {
  await own(db, job)
    .set({ run_at: after(seconds), locked_until: null, last_error: cause, attempts: job.attempts - 1 })
    .execute()
}

/** Given up: kept with its cause, for a person to look at. */
export async function bury(db: Db, job: ClaimedJob, cause: string): Promise<void> {
  await own(db, job).set({ dead: sql<Date>`now()`, locked_until: null, last_error: cause }).execute()
}

/** Where one process at a time owns the database, every lease is its dead predecessor's. */
export async function releaseAll(db: Db): Promise<void> {
  await db.q
    .updateTable('job')
    .set({ locked_until: null })
    .where('done', 'is', null)
    .where('dead', 'is', null)
    .execute()
}

/** A job that took its worker down at each attempt is given up too. */
export async function buryAbandoned(db: Db, { mostAttempts }: LeaseTerms): Promise<readonly string[]> {
  const buried = await sql<{ kind: string }>`
    update job set dead = now(), locked_until = null, last_error = coalesce(last_error, 'Its process ended at each attempt')
    where ${open} and attempts >= ${mostAttempts}::int and (locked_until is null or locked_until < now())
    returning kind`.execute(db.q)
  return buried.rows.map(({ kind }) => kind)
}
