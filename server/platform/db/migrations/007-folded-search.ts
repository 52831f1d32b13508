import { type Kysely, sql } from 'kysely'

/** An index of the owners of quotes, by whom the contact list can be filtered. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index contact_owner on contact (record_owner) where record_owner is not null`.execute(db)
}
