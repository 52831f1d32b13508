import { type Kysely, sql } from 'kysely'

/** Who was sent quotes of late is looked up with each mail; every other audit row stays out of the way. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_quote_emails on audit (at) where action = 'quoteEmail.requested'`.execute(db)
}
