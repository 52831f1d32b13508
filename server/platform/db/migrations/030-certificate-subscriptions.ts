import { type Kysely, sql } from 'kysely'

/**
 * The addresses that follow a certificate, and the links by which they confirm and end it (decision record 73). The
 * tables are new, so an older server runs beside this one. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table certificate_subscription (
    id text primary key,
    contact_id text not null references contact (id),
    code text not null references certificate (code),
    email text not null,
    created timestamptz not null,
    confirmed timestamptz,
    ended timestamptz,
    closed timestamptz
  )`,
  'create unique index certificate_subscription_email on certificate_subscription (code, lower(email))',
  'create index certificate_subscription_contact on certificate_subscription (contact_id)',
  `create table certificate_subscription_link (
    token_hash text primary key,
    subscription_id text not null references certificate_subscription (id) on delete cascade,
    created timestamptz not null
  )`,
  'create index certificate_subscription_link_of on certificate_subscription_link (subscription_id)',
]
