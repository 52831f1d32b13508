import { type Kysely, sql } from 'kysely'

/**
 * Orders that an organizer pays for its exhibitors, and its invoices over several of them. The index allows an order on
 * one invoice that is open or paid. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table purchase_order drop constraint purchase_order_payment_type_check',
  `alter table purchase_order
    add constraint purchase_order_payment_type_check check (payment_type in ('check', 'invoice', 'organizer'))`,
  `create table organizer_invoice (
    id text primary key,
    event_id text not null references organizer_event (id) on delete cascade,
    number text not null unique,
    state text not null default 'open' check (state in ('open', 'paid', 'canceled')),
    requested timestamptz not null,
    ended timestamptz,
    reference text
  )`,
  'create index organizer_invoice_event on organizer_invoice (event_id, requested)',
  'create index organizer_invoice_requested on organizer_invoice (requested)',
  `create table organizer_invoice_line (
    invoice_id text not null references organizer_invoice (id) on delete cascade,
    order_id text not null references purchase_order (id) on delete cascade,
    contact_id text not null references contact (id),
    amount_cents int4 not null,
    state text not null default 'open'
      check (state in ('open', 'paid', 'canceled', 'lapsed', 'replaced', 'withdrawn')),
    ended timestamptz,
    primary key (invoice_id, order_id)
  )`,
  `create unique index organizer_invoice_line_order on organizer_invoice_line (order_id) where state in ('open', 'paid')`,
  'create index organizer_invoice_line_contact on organizer_invoice_line (contact_id)',
]
