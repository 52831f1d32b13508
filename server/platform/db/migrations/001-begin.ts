import { type Kysely, sql } from 'kysely'

/** The first tables. Amounts are whole cents, instants timestamptz. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create sequence quote_number start 204815`,
  `create sequence policy_number start 48153`,
  `create sequence transaction_number start 100001`,
  `create table contact (
    id text primary key,
    idempotency_key text not null unique,
    version int not null default 1,
    created timestamptz not null default now(),
    edited timestamptz not null default now(),
    expires timestamptz,
    record_owner text,
    quote_number text not null unique,
    quote_status text not null,
    declined_by text,
    policy_number text unique,
    hcc_pricing_version int,
    rating_plan text not null,
    answers jsonb not null,
    reasons jsonb not null,
    price jsonb,
    terms jsonb,
    search text not null default ''
  )`,
  `create index contact_edited on contact (edited desc, id)`,
  `create index contact_status on contact (quote_status, edited desc)`,
  `create table payment (
    id text primary key,
    contact_id text not null,
    purpose text not null,
    idempotency_key text not null unique,
    request_hash text not null,
    amount_cents bigint not null,
    state text not null check (state in ('created', 'confirming', 'captured', 'declined', 'cancelled')),
    gateway_ref text,
    decline_code text,
    decline_message text,
    card_type text,
    cc_last_digits text,
    lease_until timestamptz not null,
    answer text,
    created timestamptz not null default now(),
    edited timestamptz not null default now()
  )`,
  `create unique index payment_one_live on payment (contact_id, purpose)
    where state in ('created', 'confirming', 'captured')`,
  `create index payment_open on payment (lease_until) where state in ('created', 'confirming')`,
  `create table ledger (
    id bigint generated always as identity primary key,
    contact_id text not null references contact,
    payment_id text not null references payment,
    kind text not null,
    amount_cents bigint not null,
    transaction_id text not null unique,
    created timestamptz not null default now(),
    unique (payment_id, kind)
  )`,
  `create table policy (
    policy_number text primary key,
    contact_id text not null unique references contact,
    created timestamptz not null default now(),
    version int not null default 1,
    answers jsonb not null,
    price jsonb not null,
    transaction_id text not null,
    application_processed boolean not null default true,
    cancelled timestamptz
  )`,
  `create table policy_link (
    token_hash text primary key,
    contact_id text not null references contact,
    created timestamptz not null default now(),
    expires timestamptz not null,
    revoked timestamptz
  )`,
  `create table document (
    token text primary key,
    contact_id text not null references contact,
    policy_number text not null references policy,
    kind text not null,
    name text not null,
    file_key text,
    created timestamptz not null default now(),
    made timestamptz,
    unique (policy_number, kind)
  )`,
  `create index document_contact on document (contact_id)`,
  `create table job (
    id bigint generated always as identity primary key,
    kind text not null,
    payload jsonb not null,
    dedupe_key text unique,
    attempts int not null default 0,
    run_at timestamptz not null default now(),
    locked_until timestamptz,
    done timestamptz,
    dead timestamptz,
    last_error text,
    created timestamptz not null default now()
  )`,
  `create index job_ready on job (run_at, id) where done is null and dead is null`,
  `create table mail_log (
    id bigint generated always as identity primary key,
    contact_id text,
    kind text not null,
    recipient text not null,
    subject text not null,
    message_id text not null unique,
    state text not null,
    error text,
    created timestamptz not null default now(),
    sent timestamptz
  )`,
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor text not null,
    entity text not null,
    entity_id text not null,
    action text not null,
    before jsonb,
    after jsonb
  )`,
  `create index audit_entity on audit (entity, entity_id, id)`,
  `create table staff_user (
    id text primary key,
    name text not null,
    email text not null unique,
    role text not null check (role in ('rep', 'underwriter', 'admin')),
    password_hash text not null,
    created timestamptz not null default now()
  )`,
  `create table staff_session (
    token_hash text primary key,
    user_id text not null references staff_user,
    created timestamptz not null default now(),
    expires timestamptz not null,
    revoked timestamptz
  )`,
]
