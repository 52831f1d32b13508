import { type Kysely, sql } from 'kysely'

/** The premium that each policy wrote: its issue, its changes and its cancellation (server/policies/written). @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table written_premium (
    id bigint generated always as identity primary key,
    contact_id text not null references contact,
    policy_number text not null references policy,
    kind text not null check (kind in ('issued', 'changed', 'cancelled')),
    written timestamptz not null,
    premium_cents bigint not null,
    fee_cents bigint not null,
    tax_cents bigint not null,
    commission_cents bigint not null,
    event_type text,
    event_state text,
    producer text,
    insurer text not null
  )`,
  'create index written_premium_written on written_premium (written)',
  'create index written_premium_contact on written_premium (contact_id)',
]
