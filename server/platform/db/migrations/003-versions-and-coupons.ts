import { type Kysely, sql } from 'kysely'

/**
 * The rating terms of a quote, and policy fee adjustments. A percentage is stored in thousandths of a percent, an
 * amount in cents; an adjustment is one of the two. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table contact
    add column is_old_policy boolean not null default false,
    add column partner text,
    add column is_hcc boolean not null default false,
    add column coupon jsonb,
    add column fee_changed_by_rep_cents bigint check (fee_changed_by_rep_cents >= 0)`,
  `create table policy_fee_adjustment (
    id bigint generated always as identity primary key,
    email text not null unique check (email = lower(email)),
    percent_thousandths int,
    amount_cents bigint,
    note text not null default '',
    created timestamptz not null default now(),
    edited timestamptz not null default now(),
    check (num_nonnulls(percent_thousandths, amount_cents) = 1)
  )`,
]
