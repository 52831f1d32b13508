import { type Kysely, sql } from 'kysely'

/**
 * When each part of the product last worked, as the canary job proved it (decision record 63). The table is new, so an
 * older server runs beside this one. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table canary (part text primary key, worked timestamptz not null)`.execute(db)
}
