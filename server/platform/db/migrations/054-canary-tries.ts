import { type Kysely, sql } from 'kysely'

/**
 * When the canary tried a part that has not worked since (decision record 94). An older server leaves the column as it
 * is, and its canary tries every part each time. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table canary add column tried timestamptz`.execute(db)
}
