import { type Kysely, sql } from 'kysely'

/** Keys of partners, of which the database has only hashes, and the quotes that were started with one. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table partner_key (
    id text primary key,
    partner text not null,
    name text not null,
    prefix text not null,
    secret_hash text not null unique,
    scopes jsonb not null,
    created timestamptz not null,
    created_by text not null,
    expires timestamptz,
    last_used timestamptz,
    revoked timestamptz
  )`,
  'create index partner_key_partner on partner_key (partner, created)',
  `create table partner_quote (
    contact_id text primary key references contact (id),
    partner text not null,
    key_id text not null references partner_key (id),
    created timestamptz not null
  )`,
]
