import { type Kysely, sql } from 'kysely'

/**
 * The company's identities of staff accounts (decision record 68). The table is new, so an older server runs beside this
 * one. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_identity (
    issuer text not null,
    subject text not null,
    user_id text not null references staff_user (id),
    created timestamptz not null,
    primary key (issuer, subject),
    unique (issuer, user_id)
  )`.execute(db)
}
