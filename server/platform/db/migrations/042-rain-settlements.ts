import { type Kysely, sql } from 'kysely'

/**
 * Certificates of rain insurance, and its settlement by a recorded measurement (decision record 083). The database itself
 * refuses a payment of nothing. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table certificate drop constraint certificate_kind_check',
  `alter table certificate add constraint certificate_kind_check
    check (kind in ('certificate', 'cancellationCertificate', 'rainCertificate'))`,
  `create table rain_settlement (
    policy_number text primary key references policy,
    contact_id text not null references contact (id),
    edition int not null,
    recorded timestamptz not null,
    recorded_by text not null,
    hundredths int not null check (hundredths >= 0),
    station text not null,
    from_hour int not null,
    to_hour int not null,
    read_on text not null,
    amount_cents int8 not null check (amount_cents >= 0),
    reason text,
    task_id text,
    paid_on text,
    paid_reference text,
    paid_by text,
    constraint rain_settlement_payment check (paid_on is null or amount_cents > 0),
    constraint rain_settlement_paid check ((paid_on is null) = (paid_reference is null))
  )`,
  'create index rain_settlement_contact on rain_settlement (contact_id)',
]
