import { type Kysely, sql } from 'kysely'

/**
 * When a password was given to its user, who has to replace it at the next sign-in; null for one of the user's own. The
 * version before ignores the column. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_user add column password_given timestamptz`.execute(db)
}
