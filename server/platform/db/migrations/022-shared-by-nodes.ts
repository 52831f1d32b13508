import { type Kysely, sql } from 'kysely'

/**
 * State that nodes share: the requests of each caller in the current minute, and the sandbox processor's facts. A crash
 * of PostgreSQL may forget the minute, so the first table has no write-ahead log. Both tables are new, so an older
 * server runs beside this one. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // the shape that rate-limiter-flexible expects
  await sql
    .raw('create unlogged table rate_limit (key text primary key, points int not null, expire bigint)')
    .execute(db)
  await sql
    .raw(`create table sandbox_fact (
      drawer text not null,
      name text not null,
      fact jsonb not null,
      written timestamptz not null default now(),
      primary key (drawer, name)
    )`)
    .execute(db)
}
