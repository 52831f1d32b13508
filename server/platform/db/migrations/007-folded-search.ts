import { type Kysely, sql } from 'kysely'

/** The contact list is searched without accents and apostrophes, and lists the owners of quotes. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index contact_owner on contact (record_owner) where record_owner is not null`.execute(db)
}
