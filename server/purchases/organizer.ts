import type { Selectable } from 'kysely'
import type { Db } from '../platform/db/database'
import type { InvoiceLineState, OrganizerInvoiceTable } from '../platform/db/exhibitorTables'

type OrganizerInvoice = Selectable<OrganizerInvoiceTable>

/** Whether the organizer whose invitation began a quote pays for its exhibitors. */
export async function isPaidByOrganizer({ q }: Db, contactId: string): Promise<boolean> {
  const event = await q
    .selectFrom('exhibitor_quote')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_quote.exhibitor_id')
    .innerJoin('organizer_event', 'organizer_event.id', 'exhibitor.event_id')
    .select('organizer_event.answers')
    .where('exhibitor_quote.contact_id', '=', contactId)
    .where('exhibitor.removed', 'is', null)
    .executeTakeFirst()
  return event?.answers?.pays_for_exhibitors === 'True'
}

/** The organizer's open invoice that an order is on. */
export const openInvoiceOf = ({ q }: Db, orderId: string): Promise<OrganizerInvoice | undefined> =>
  q
    .selectFrom('organizer_invoice_line as line')
    .innerJoin('organizer_invoice', 'organizer_invoice.id', 'line.invoice_id')
    .selectAll('organizer_invoice')
    .where('line.order_id', '=', orderId)
    .where('line.state', '=', 'open')
    .executeTakeFirst()

/** Locks an invoice. Contacts are locked before, in the order of their ids, so that two transactions cannot deadlock. */
export const lockInvoice = ({ q }: Db, id: string): Promise<OrganizerInvoice | undefined> =>
  q.selectFrom('organizer_invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface Leaving {
  readonly orderId: string
  readonly why: Extract<InvoiceLineState, 'lapsed' | 'replaced' | 'withdrawn'>
  readonly at: Date
}

/**
 * Takes an order that has ended off its organizer's open invoice, where its line stays with the reason. The last one
 * cancels the invoice. Inside a transaction that has locked the contact.
 */
export async function leaveInvoice(db: Db, { orderId, why, at }: Leaving): Promise<void> {
  const open = await openInvoiceOf(db, orderId)
  if (!open || (await lockInvoice(db, open.id))?.state !== 'open') return
  const lines = db.q.updateTable('organizer_invoice_line').where('invoice_id', '=', open.id).where('state', '=', 'open')
  await lines.where('order_id', '=', orderId).set({ state: why, ended: at }).execute()
  const next = await db.q
    .selectFrom('organizer_invoice_line')
    .select('order_id')
    .where('invoice_id', '=', open.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (!next)
    await db.q
      .updateTable('organizer_invoice')
      .set({ state: 'canceled', ended: at })
      .where('id', '=', open.id)
      .execute()
}
