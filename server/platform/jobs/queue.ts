import { sql } from 'kysely'
import type { Db } from '../db/database'
import type { Jobs } from '../services/services'
import { wakeWorkers } from './wake'

/** The queue: rows of the table `job`, written in the caller's transaction and visible to workers after its commit. */
export const createJobs = (db: Db): Jobs => ({
  async enqueue(kind, payload, dedupeKey, due) {
    await db.q
      .insertInto('job')
      .values({ kind, payload: JSON.stringify(payload), dedupe_key: dedupeKey ?? null, ...(due && { run_at: due }) })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute()
    db.afterCommit(() => wakeWorkers(db))
  },
})

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
