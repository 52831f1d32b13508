import { type Selectable, sql } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { type CalendarDate, isBefore } from '../../domain/common/dates'
import { type Cents, dollarsOf } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import type { OrganizerInvoiceTable } from '../platform/db/exhibitorTables'

export type InvoiceRow = Selectable<OrganizerInvoiceTable>
export type InvoiceDto = components['schemas']['OrganizerInvoice']
type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** The lines of invoices with the business of each, by its name. */
export const linesOf = ({ q }: Db, invoices: readonly string[]) =>
  q
    .selectFrom('organizer_invoice_line as line')
    .innerJoin('purchase_order as placed', 'placed.id', 'line.order_id')
    .innerJoin('contact', 'contact.id', 'line.contact_id')
    .leftJoin('policy', 'policy.contact_id', 'line.contact_id')
    .leftJoin('exhibitor_quote', 'exhibitor_quote.contact_id', 'line.contact_id')
    .leftJoin('exhibitor', 'exhibitor.id', 'exhibitor_quote.exhibitor_id')
    .select([
      'line.invoice_id',
      'line.order_id',
      'line.contact_id',
      'line.amount_cents',
      'line.state',
      'line.ended',
      'policy.cancelled',
      'placed.pay_by',
      'contact.quote_number',
      'contact.policy_number',
      // the exhibitor may be erased
      sql<string>`coalesce(exhibitor.business, contact.quote_number)`.as('business'),
    ])
    .where('line.invoice_id', 'in', [...invoices, ''])
    .orderBy('business')
    .orderBy('line.order_id')
    .execute()

/** Cents: the lines that have the state of the invoice. */
export const amountOf = ({ state }: Pick<InvoiceRow, 'state'>, lines: readonly Line[]): Cents =>
  lines.filter((line) => line.state === state).reduce((sum, { amount_cents }) => sum + amount_cents, 0)

const earliest = (days: readonly CalendarDate[]): CalendarDate | null =>
  days.reduce<CalendarDate | null>((first, day) => (first === null || isBefore(day, first) ? day : first), null)

const toInvoiceDto = (row: InvoiceRow, lines: readonly Line[]): InvoiceDto => ({
  id: row.id,
  number: row.number,
  state: row.state,
  requested: row.requested.toISOString(),
  ended: row.ended?.toISOString() ?? null,
  reference: row.reference,
  amount: dollarsOf(amountOf(row, lines)),
  pay_by: earliest(lines.filter(({ state }) => state === 'open').map(({ pay_by }) => pay_by)),
  lines: lines.map(({ order_id, business, quote_number, policy_number, amount_cents, state, cancelled }) => ({
    order: order_id,
    business,
    quote_number,
    policy_number: state === 'paid' ? policy_number : null,
    amount: dollarsOf(amount_cents),
    state,
    is_policy_canceled: state === 'paid' && cancelled !== null,
  })),
})

/** Invoices with their lines, in the same order. */
export async function invoicesWithLines(db: Db, rows: readonly InvoiceRow[]): Promise<InvoiceDto[]> {
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    toInvoiceDto(
      row,
      lines.filter(({ invoice_id }) => invoice_id === row.id),
    ),
  )
}
