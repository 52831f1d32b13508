import { type Kysely, sql } from 'kysely'

/**
 * A partial index of the recent recipients of quotes, which every mail looks up; all other audit rows stay out of it.
 * @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_quote_emails on audit (at) where action = 'quoteEmail.requested'`.execute(db)
}
