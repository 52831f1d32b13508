import { type Kysely, sql } from 'kysely'

/**
 * Data of the wizard beside its answers: submissions for review, page measurements, drawn signatures, requests for rain
 * insurance. All mail and text messages on request are counted by their recipients. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table contact
    add column review jsonb,
    add column gtag_flags jsonb`,
  `create index contact_event_day on contact ((answers ->> 'event_start_date'))`,
  `create table drawn_signature (
    contact_id text primary key references contact,
    png bytea not null,
    signed timestamptz not null
  )`,
  `create table rain_request (
    id text primary key,
    idempotency_key text not null unique,
    request_hash text not null,
    created timestamptz not null,
    name text not null,
    email text not null,
    phone text,
    event_state text not null,
    date text not null,
    from_hour int not null,
    to_hour int not null check (to_hour > from_hour),
    threshold_hundredths int not null,
    amount_cents bigint not null check (amount_cents > 0),
    low_cents bigint not null,
    high_cents bigint not null
  )`,
  `drop index audit_quote_emails`,
  `create index audit_recipients on audit (at) where jsonb_exists(after, 'recipients')`,
]
