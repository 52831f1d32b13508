import { randomBytes } from 'node:crypto'
import type { components } from '../../contract/schema.gen'
import { dollarsOf } from '../../domain/common/money'
import { lockContact } from '../contacts/contact'
import { nextNumber } from '../ledger/ledger'
import { hasLivePayment } from '../payments/payment'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { receivedFor } from '../purchases/order'
import { announceInvoiceChange, lockInvoice } from '../purchases/organizer'
import { describedEvent, type EventRow, eventOfLink, wholeEvent } from './event'
import { type InvoiceRow, invoicesWithLines } from './invoiceRows'
import { assertNotSuspended, openOrdersIn, orderSuspension } from './orderSuspension'

type Orders = components['schemas']['ExhibitorOrders']

/** orders of one invoice: all of them become policies in one transaction */
const mostOrders = 200

/** The open orders of an event that its organizer pays, on no invoice yet. */
export const waitingOrders = ({ q }: Db, eventId: string, orders?: readonly string[]) =>
  q
    .selectFrom('purchase_order as placed')
    .innerJoin('exhibitor_quote', 'exhibitor_quote.contact_id', 'placed.contact_id')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_quote.exhibitor_id')
    .innerJoin('contact', 'contact.id', 'placed.contact_id')
    .select([
      'placed.id',
      'placed.contact_id',
      'placed.amount_cents',
      'placed.pay_by',
      'placed.ordered',
      'contact.quote_number',
      'exhibitor.business',
      'exhibitor.booth',
    ])
    .where('exhibitor.event_id', '=', eventId)
    .where('placed.state', '=', 'open')
    .where('placed.payment_type', '=', 'organizer')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('organizer_invoice_line as line')
            .select('line.order_id')
            .whereRef('line.order_id', '=', 'placed.id')
            .where('line.state', 'in', ['open', 'paid']),
        ),
      ),
    )
    .$if(orders !== undefined, (some) => some.where('placed.id', 'in', [...orders!, '']))
    .orderBy('exhibitor.business')
    .orderBy('placed.ordered')
    .execute()

async function ordersOf({ db, now }: Pick<Services, 'db' | 'now'>, row: EventRow): Promise<Orders> {
  const at = now()
  const event = await describedEvent(db, row)
  const waiting = await waitingOrders(db, row.id)
  const invoices = await db.q
    .selectFrom('organizer_invoice')
    .selectAll()
    .where('event_id', '=', row.id)
    .orderBy('requested', 'desc')
    .orderBy('number', 'desc')
    .execute()
  const listed = await invoicesWithLines(db, invoices)
  const invoiced = listed.filter(({ state }) => state === 'open').flatMap(({ lines }) => openOrdersIn(lines))
  return {
    event: event?.name ?? null,
    pays: event?.pays ?? false,
    suspension: await orderSuspension(db, [...waiting.map(({ id }) => id), ...invoiced], at),
    waiting: waiting.map(({ id, business, booth, quote_number, amount_cents, ordered, pay_by }) => ({
      id,
      business,
      booth,
      quote_number,
      amount: dollarsOf(amount_cents),
      ordered: ordered.toISOString(),
      pay_by,
    })),
    total: dollarsOf(waiting.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
    invoices: listed,
  }
}

/** The orders that wait for the organizer's payment, and its invoices, the newest first. @throws Problem 404 */
export const exhibitorOrders = async (services: Services, token: string): Promise<Orders> =>
  ordersOf(services, await eventOfLink(services.db, token, services.now()))

/** An invoice of the event that a link opens. @throws Problem 404 */
export async function invoiceOfLink({ db, now }: Services, token: string, id: string): Promise<InvoiceRow> {
  const { id: eventId } = await eventOfLink(db, token, now())
  const row = await db.q
    .selectFrom('organizer_invoice')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!row) throw notFound('invoice')
  return row
}

interface Requesting {
  readonly token: string
  /** ids */
  readonly orders: readonly string[]
}

/**
 * Makes one invoice for several waiting orders and mails it to the organizer. The index on the orders of open invoices
 * makes a second invoice for one of them impossible.
 * @throws Problem 404, 409 for an order that does not wait any more, is being paid, or is held up by a moratorium, 422
 * for none or too many
 */
export function requestInvoice(services: Services, { token, orders }: Requesting): Promise<Orders> {
  const { db, jobs, now } = services
  const ids = [...new Set(orders)]
  if (ids.length === 0) throw wrongAnswers({ orders: 'Choose at least one order' })
  if (ids.length > mostOrders) throw wrongAnswers({ orders: `One invoice can have ${mostOrders} orders` })
  return db.tx(async () => {
    const event = await eventOfLink(db, token, now(), true)
    await wholeEvent(db, event)
    const contacts = await lockContactsOf(db, ids)
    const waiting = await waitingOrders(db, event.id, ids)
    if (waiting.length < ids.length)
      throw new Problem(409, 'One of these orders does not wait any more. Look at the list again.')
    for (const order of waiting) await assertUnpaid(db, order)
    await assertNotSuspended(db, contacts, now())
    const invoice = {
      id: randomBytes(16).toString('base64url'),
      event_id: event.id,
      number: await nextNumber(db, 'organizerInvoice'),
      requested: now(),
    }
    await db.q.insertInto('organizer_invoice').values(invoice).execute()
    await db.q
      .insertInto('organizer_invoice_line')
      .values(
        waiting.map(({ id, contact_id, amount_cents }) => ({
          invoice_id: invoice.id,
          order_id: id,
          contact_id,
          amount_cents,
        })),
      )
      .execute()
    const payload = { kind: 'organizerInvoiced', invoiceId: invoice.id, occasion: invoice.id }
    await jobs.enqueue('mail', payload, `mail:organizerInvoiced:${invoice.id}`)
    await noteInvoice(db, { actor: 'organizer', invoice, action: 'organizer.invoiceRequested', orders: waiting.length })
    return ordersOf(services, event)
  })
}

/** Locks the contacts of orders in the order of their ids. */
export async function lockContactsOf(db: Db, orders: readonly string[]) {
  const rows = await db.q
    .selectFrom('purchase_order')
    .select('contact_id')
    .distinct()
    .where('id', 'in', [...orders, ''])
    .orderBy('contact_id')
    .execute()
  const locked = []
  for (const { contact_id } of rows) locked.push(await lockContact(db, contact_id))
  return locked.filter((contact) => contact !== undefined && contact !== null)
}

async function assertUnpaid(db: Db, order: Awaited<ReturnType<typeof waitingOrders>>[number]): Promise<void> {
  const isPaid = (await receivedFor(db, order)) > 0 || (await hasLivePayment(db, order.contact_id))
  if (isPaid) throw new Problem(409, `A payment for ${order.business} is under way. Leave it out of the invoice.`)
}

interface Noted {
  readonly actor: string
  readonly invoice: Pick<InvoiceRow, 'id' | 'number'>
  readonly action: 'organizer.invoiceRequested' | 'organizer.invoiceCanceled' | 'organizer.invoicePaid'
  readonly orders: number
  readonly reference?: string | null
}

export const noteInvoice = (db: Db, { actor, invoice: { id, number }, action, ...after }: Noted): Promise<void> =>
  audit(db, { actor, entity: 'organizer_invoice', entityId: id, action, after: { number, ...after } })

/** Cancels an open invoice; its orders wait again, and the organizer gets a mail. @throws Problem 404, 409 for one that was paid or canceled */
export async function cancelInvoice(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  id: string,
  actor: string,
): Promise<void> {
  const { db, now } = services
  const row = await lockInvoice(db, id)
  if (!row) throw notFound('invoice')
  if (row.state !== 'open') throw new Problem(409, `This invoice was ${row.state} already.`)
  const at = now()
  const { numUpdatedRows } = await db.q
    .updateTable('organizer_invoice_line')
    .set({ state: 'canceled', ended: at })
    .where('invoice_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  await db.q.updateTable('organizer_invoice').set({ state: 'canceled', ended: at }).where('id', '=', id).execute()
  await noteInvoice(db, { actor, invoice: row, action: 'organizer.invoiceCanceled', orders: Number(numUpdatedRows) })
  await announceInvoiceChange(services, id, 'canceled')
}

/** The organizer cancels an invoice that it does not pay. @throws Problem as `cancelInvoice` does */
export function cancelOwnInvoice(services: Services, token: string, id: string): Promise<Orders> {
  const { db, now } = services
  return db.tx(async () => {
    await invoiceOfLink(services, token, id)
    await cancelInvoice(services, id, 'organizer')
    return ordersOf(services, await eventOfLink(db, token, now()))
  })
}
