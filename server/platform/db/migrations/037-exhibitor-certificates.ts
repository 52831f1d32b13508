import { type Kysely, sql } from 'kysely'

/** Certificates from elsewhere that exhibitors upload, and what the organizer decided. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table exhibitor_certificate (
    id text primary key,
    exhibitor_id text not null references exhibitor (id) on delete cascade,
    key text not null,
    name text not null,
    type text not null,
    bytes int4 not null,
    uploaded timestamptz not null,
    state text not null default 'awaiting' check (state in ('awaiting', 'accepted', 'returned')),
    reason text,
    decided timestamptz
  )`,
  'create index exhibitor_certificate_of on exhibitor_certificate (exhibitor_id, uploaded)',
]
