import { type Kysely, sql } from 'kysely'

/** The trace that a job continues (decision record 79). An older server leaves the column empty. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column trace text`.execute(db)
}
