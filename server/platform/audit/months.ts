import { sql } from 'kysely'
import type { Db } from '../db/database'

/**
 * Makes the partitions of the audit log for this month and the next three, where they do not exist. Rows that were
 * written for such a month before move into it.
 */
export async function makeComingMonths(db: Db): Promise<void> {
  await sql`select make_coming_audit_months()`.execute(db.q)
}
