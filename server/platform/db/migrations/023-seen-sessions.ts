import { type Kysely, sql } from 'kysely'

/**
 * A user sees and ends the own sessions: a session gets an id that is no secret, the browser that began it, the proof
 * of its sign-in, and its last use. Every column has a default, so an older server runs beside this one. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table staff_session
      add column id text not null default gen_random_uuid()::text,
      add column browser text,
      add column proof text not null default 'password',
      add column used timestamptz not null default now()`)
    .execute(db)
  await sql.raw('create index staff_session_user on staff_session (user_id)').execute(db)
}
