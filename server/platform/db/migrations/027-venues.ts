import { type Kysely, sql } from 'kysely'

/**
 * The directory of venues with the versions of their requirement sheets, the links by which a venue describes them, and
 * the venue of a quote. The addresses that get certificates have a table of their own, so that one can be erased without
 * a change of the sheet. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table venue (
    id text primary key,
    code text not null unique,
    known_as text not null,
    legal_name text not null,
    city text not null,
    state text not null,
    newest_sheet int4 not null default 1,
    published_sheet int4,
    verified timestamptz,
    verified_by text,
    merged_into text references venue (id),
    version int4 not null default 1,
    created timestamptz not null default now(),
    edited timestamptz not null default now(),
    search text not null generated always as (lower(known_as || ' ' || legal_name || ' ' || city || ' ' || code)) stored
  )`,
  'create index venue_known_as on venue (known_as, id)',
  `create table venue_sheet (
    venue_id text not null references venue (id),
    number int4 not null,
    sheet jsonb not null,
    author text not null,
    created timestamptz not null,
    primary key (venue_id, number)
  )`,
  `create table venue_recipient (
    venue_id text not null references venue (id),
    number int4 not null,
    email text not null,
    primary key (venue_id, number)
  )`,
  `create table venue_invitation (
    token_hash text primary key,
    venue_id text not null references venue (id),
    name text,
    email text not null,
    created timestamptz not null,
    expires timestamptz not null,
    revoked timestamptz
  )`,
  'create index venue_invitation_venue on venue_invitation (venue_id)',
  `create table quote_venue (
    contact_id text primary key references contact (id),
    venue_id text not null references venue (id),
    chosen timestamptz not null
  )`,
]
