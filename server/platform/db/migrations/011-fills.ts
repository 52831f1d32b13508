import { type Kysely, sql } from 'kysely'

/** The fills that have run in this database (server/platform/db/fills). @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table fill (name text primary key, filled timestamptz not null default now())').execute(db)
}
