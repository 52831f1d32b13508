import { sql } from 'kysely'
import type { Db } from '../db/database'
import type { Jobs } from '../services/services'
import { currentTrace } from '../tracing/trace'
import { wakeWorkers } from './wake'

/** The queue: rows of the table `job`, written in the caller's transaction and visible to workers after its commit. */
export const createJobs = (db: Db): Jobs => ({
  async enqueue(kind, payload, dedupeKey, due) {
    await db.q
      .insertInto('job')
      .values({
        kind,
        payload: JSON.stringify(payload),
        dedupe_key: dedupeKey ?? null,
        ...(due && { run_at: due }),
        ...traced(),
      })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute()
    db.afterCommit(() => wakeWorkers(db))
  },
  async enqueueMany(kind, jobs) {
    const rows = jobs.map(({ payload, dedupeKey }, index) => ({
      kind,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey,
      run_at: sql<Date>`now() + make_interval(secs => ${Math.floor(index / mostASecond)}::float8)`,
      ...traced(),
    }))
    for (let from = 0; from < rows.length; from += mostRows)
      await db.q
        .insertInto('job')
        .values(rows.slice(from, from + mostRows))
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .execute()
    db.afterCommit(() => wakeWorkers(db))
  },
})

/** Only jobs of a traced request name a trace. */
function traced() {
  const trace = currentTrace()
  return trace === null ? {} : { trace }
}

/** jobs of a large batch that are due in the same second */
const mostASecond = 50
/** rows of one statement; PostgreSQL takes 65,535 parameters */
const mostRows = 1000

/** Makes a contact's postponed jobs of a kind due at once, because their prerequisite is ready. */
export async function runPostponedNow(db: Db, kind: string, contactId: string): Promise<void> {
  await db.q
    .updateTable('job')
    .set({ run_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where(sql<string>`payload ->> 'contactId'`, '=', contactId)
    .where('done', 'is', null)
    .where('dead', 'is', null)
    .where('run_at', '>', sql<Date>`now()`)
    // a job that was never tried keeps its own due date
    .where('last_error', 'is not', null)
    .execute()
  db.afterCommit(() => wakeWorkers(db))
}
