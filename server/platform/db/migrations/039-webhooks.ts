import { type Kysely, sql } from 'kysely'

/**
 * Webhooks of partners: endpoints with their signing secrets, events, and one delivery of each event to each endpoint.
 * The first index finds the deliveries of one quote or policy in their order. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table webhook_endpoint (
    id text primary key,
    partner text not null,
    url text not null,
    kinds jsonb not null,
    created timestamptz not null,
    created_by text not null,
    disabled timestamptz,
    removed timestamptz
  )`,
  'create index webhook_endpoint_partner on webhook_endpoint (partner, created)',
  `create table webhook_secret (
    id text primary key,
    endpoint_id text not null references webhook_endpoint (id),
    sealed text not null,
    created timestamptz not null,
    ends timestamptz
  )`,
  'create index webhook_secret_endpoint on webhook_secret (endpoint_id)',
  `create table webhook_event (
    id text primary key,
    partner text not null,
    contact_id text not null references contact (id),
    kind text not null,
    body jsonb not null,
    created timestamptz not null
  )`,
  'create index webhook_event_contact on webhook_event (contact_id)',
  'create index webhook_event_created on webhook_event (created)',
  `create table webhook_delivery (
    id bigint generated always as identity primary key,
    event_id text not null references webhook_event (id) on delete cascade,
    endpoint_id text not null references webhook_endpoint (id),
    contact_id text not null,
    state text not null check (state in ('waiting', 'delivered', 'failed')),
    attempts int4 not null default 0,
    next_attempt timestamptz not null,
    locked_until timestamptz,
    cause text,
    queued timestamptz not null,
    delivered timestamptz
  )`,
  "create index webhook_delivery_waiting on webhook_delivery (endpoint_id, contact_id, id) where state = 'waiting'",
  'create index webhook_delivery_event on webhook_delivery (event_id)',
]
