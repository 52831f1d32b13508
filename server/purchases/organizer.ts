import { type Selectable, sql } from 'kysely'
import { addDays, type CalendarDate, timeZone, todayIn } from '../../domain/common/dates'
import { instantAt } from '../../domain/common/instants'
import type { Db } from '../platform/db/database'
import type { InvoiceLineState, OrganizerInvoiceTable } from '../platform/db/exhibitorTables'
import type { Services } from '../platform/services/services'

type OrganizerInvoice = Selectable<OrganizerInvoiceTable>

/** The event whose organizer pays for the exhibitor of a quote; null where the exhibitor pays by itself. */
export async function payingEventOf({ q }: Db, contactId: string): Promise<string | null> {
  const event = await q
    .selectFrom('exhibitor_quote')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_quote.exhibitor_id')
    .innerJoin('organizer_event', 'organizer_event.id', 'exhibitor.event_id')
    .select(['organizer_event.id', 'organizer_event.answers'])
    .where('exhibitor_quote.contact_id', '=', contactId)
    .where('exhibitor.removed', 'is', null)
    .executeTakeFirst()
  return event?.answers?.pays_for_exhibitors === 'True' ? event.id : null
}

const keyOn = (eventId: string, day: CalendarDate) => `mail:organizerNews:${eventId}:${day}`
/** New York time at which the mail of the next day is due */
const morning = '09:00'

/**
 * Mails an organizer what waits for it, at most once a day: at once if there was no such mail on this New York day, and
 * else the next morning. The letter lists what waits then. The lock makes two calls at once wait for each other.
 */
export async function announceToOrganizer(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  eventId: string,
): Promise<void> {
  const today = todayIn(now())
  await sql`select pg_advisory_xact_lock(hashtext(${keyOn(eventId, '')}))`.execute(db.q)
  const mailed = await db.q
    .selectFrom('job')
    .select('id')
    .where('dedupe_key', '=', keyOn(eventId, today))
    .executeTakeFirst()
  const day = mailed ? addDays(today, 1) : today
  const due = mailed ? instantAt(day, morning, timeZone) : null
  await jobs.enqueue(
    'mail',
    { kind: 'organizerNews', eventId, occasion: `${eventId} ${day}` },
    keyOn(eventId, day),
    due,
  )
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

/** Mails the organizer that an order left its invoice, or that the invoice was canceled. */
export const announceInvoiceChange = (
  { jobs }: Pick<Services, 'jobs'>,
  invoiceId: string,
  change: string,
): Promise<void> =>
  jobs.enqueue(
    'mail',
    { kind: 'organizerInvoiced', invoiceId, change, occasion: `${invoiceId} ${change}` },
    `mail:organizerInvoiced:${invoiceId}:${change}`,
  )

interface Leaving {
  readonly orderId: string
  readonly why: Extract<InvoiceLineState, 'lapsed' | 'replaced' | 'withdrawn'>
  readonly at: Date
}

/**
 * Takes an order that has ended off its organizer's open invoice, where its line stays with the reason. The last one
 * cancels the invoice. The organizer gets a mail. Inside a transaction that has locked the contact.
 */
export async function leaveInvoice(
  services: Pick<Services, 'db' | 'jobs'>,
  { orderId, why, at }: Leaving,
): Promise<void> {
  const { db } = services
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
  await announceInvoiceChange(services, open.id, orderId)
}
