import { type Kysely, sql } from 'kysely'

/** The staff's list is searched without accents and apostrophes, and tells whose quotes there are. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index contact_owner on contact (record_owner) where record_owner is not null`.execute(db)
}
