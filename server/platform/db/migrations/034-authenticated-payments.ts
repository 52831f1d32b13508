import { type Kysely, sql } from 'kysely'

/**
 * Until when a cardholder may confirm a payment with the bank (decision record 77). The release before this one sees such
 * a payment as one that another server works on, because its lease lasts as long. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column authenticate_until timestamptz`.execute(db)
}
