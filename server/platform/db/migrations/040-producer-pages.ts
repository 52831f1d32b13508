import { type Kysely, sql } from 'kysely'

/**
 * Links to the pages of producers, and the producer's address beside each entry of written premium, because names are
 * no identity. A fill gives older entries their address. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table producer_link (
    token_hash text primary key,
    email text not null,
    created timestamptz not null,
    revoked timestamptz
  )`,
  'create index producer_link_email on producer_link (lower(email))',
  'alter table written_premium add column producer_email text',
  'create index written_premium_producer on written_premium (lower(producer_email))',
  `create index written_premium_unnamed on written_premium (policy_number)
    where producer_email is null and (producer is not null or commission_cents <> 0)`,
  `create index contact_producer on contact (lower(email)) where answers ->> 'insurance_producer' = 'True'`,
]
