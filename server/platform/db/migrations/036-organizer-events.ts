import { type Kysely, sql } from 'kysely'

/**
 * Events of organizers with the insurance that they require, their exhibitors, and the links of both. The address of an
 * organizer has a table of its own, so that it can be erased without the event. The index allows one row for an exhibitor
 * of an event, however often it is imported. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table organizer_event (
    id text primary key,
    code text not null unique,
    answers jsonb,
    first_day text,
    last_day text,
    version int4 not null default 1,
    created timestamptz not null,
    edited timestamptz not null
  )`,
  `create table organizer (
    event_id text primary key references organizer_event (id) on delete cascade,
    email text not null,
    send_to text
  )`,
  'create index organizer_email on organizer (lower(email))',
  `create table organizer_link (
    token_hash text primary key,
    event_id text not null references organizer_event (id) on delete cascade,
    email text not null,
    created timestamptz not null,
    revoked timestamptz
  )`,
  'create index organizer_link_event on organizer_link (event_id)',
  `create table exhibitor (
    id text primary key,
    event_id text not null references organizer_event (id) on delete cascade,
    business text not null,
    email text not null,
    contact text,
    booth text,
    is_registered boolean not null default false,
    created timestamptz not null,
    mailed_on text,
    reminders_stopped timestamptz,
    removed timestamptz
  )`,
  'create unique index exhibitor_email on exhibitor (event_id, lower(email))',
  `create table exhibitor_link (
    token_hash text primary key,
    exhibitor_id text not null references exhibitor (id) on delete cascade,
    created timestamptz not null
  )`,
  'create index exhibitor_link_of on exhibitor_link (exhibitor_id)',
  `create table exhibitor_quote (
    contact_id text primary key references contact (id),
    exhibitor_id text not null references exhibitor (id) on delete cascade,
    created timestamptz not null
  )`,
  'create index exhibitor_quote_of on exhibitor_quote (exhibitor_id)',
]
