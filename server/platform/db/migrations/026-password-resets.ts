import { type Kysely, sql } from 'kysely'

/**
 * Mailed links for a new password (decision record 67). The table is new, so an older server runs beside this one: it
 * does not forget the links of an account whose password it changes, which then end by themselves. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table password_reset (
    token_hash text primary key,
    user_id text not null references staff_user (id),
    created timestamptz not null,
    expires timestamptz not null
  )`,
  'create index password_reset_user on password_reset (user_id)',
]
