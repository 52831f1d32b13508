import { sql } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { dollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import { suspensionSentence } from '../../domain/quote/suspension'
import { readForm } from '../billing/transactionForm'
import type { Contact } from '../contacts/contact'
import { containing } from '../platform/db/patterns'
import { onceUnder } from '../platform/idempotency/once'
import { conflict, notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { receivePayment } from '../purchases/orderPayment'
import { lockInvoice } from '../purchases/organizer'
import { amountOf, type InvoiceDto, type InvoiceRow, invoicesWithLines, linesOf } from './invoiceRows'
import { cancelInvoice, lockContactsOf, noteInvoice } from './invoices'
import { invoiceSuspension } from './orderSuspension'

type Page = components['schemas']['OrganizerInvoicePage']
type StaffInvoice = Page['rows'][number]

interface Query {
  readonly search?: string
  readonly state?: InvoiceRow['state']
  readonly page?: number
  readonly size?: number
}

const withEvents = ({ db: { q } }: Pick<Services, 'db'>) =>
  q
    .selectFrom('organizer_invoice')
    .innerJoin('organizer_event as event', 'event.id', 'organizer_invoice.event_id')
    .leftJoin('organizer', 'organizer.event_id', 'event.id')

/** One page of the invoices of all organizers. The search reads the number, the payment, the event and the exhibitors. */
export async function listInvoices(
  services: Services,
  { search = '', state, page = 1, size = 50 }: Query,
): Promise<Page> {
  const words = search.trim().split(/\s+/).filter(Boolean)
  let matching = withEvents(services)
  if (state) matching = matching.where('organizer_invoice.state', '=', state)
  for (const word of words)
    matching = matching.where(
      sql<boolean>`concat_ws(' ', organizer_invoice.number, organizer_invoice.reference, event.answers ->> 'event_name',
        event.answers ->> 'organizer_name', organizer.email, (
          select string_agg(concat_ws(' ', exhibitor.business, contact.quote_number, contact.policy_number), ' ')
          from organizer_invoice_line line
          join contact on contact.id = line.contact_id
          left join exhibitor_quote on exhibitor_quote.contact_id = line.contact_id
          left join exhibitor on exhibitor.id = exhibitor_quote.exhibitor_id
          where line.invoice_id = organizer_invoice.id
        )) ilike ${containing(word)}`,
    )
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select('organizer_invoice.id')
    .orderBy('organizer_invoice.requested', 'desc')
    .orderBy('organizer_invoice.number', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return {
    rows: await staffInvoices(
      services,
      rows.map(({ id }) => id),
    ),
    total: Number(total),
    page,
    size,
  }
}

/** Invoices by id, in this order. */
async function staffInvoices(services: Services, ids: readonly string[]): Promise<StaffInvoice[]> {
  const rows = await withEvents(services)
    .selectAll('organizer_invoice')
    .select(['event.answers', 'organizer.email'])
    .where('organizer_invoice.id', 'in', [...ids, ''])
    .execute()
  const dtos = await invoicesWithLines(services.db, rows)
  const about = new Map<string, StaffInvoice>()
  for (const [at, row] of rows.entries()) {
    const suspension = await invoiceSuspension(services.db, dtos[at]!, services.now())
    about.set(row.id, {
      ...whole(dtos[at]!, row),
      ...(suspension && { suspension: { ...suspension, coverages: [...suspension.coverages] } }),
    })
  }
  return ids.flatMap((id) => about.get(id) ?? [])
}

interface About {
  readonly answers: { readonly event_name: unknown; readonly organizer_name: unknown } | null
  readonly email: string | null
}

const whole = (dto: InvoiceDto, { answers, email }: About): StaffInvoice => ({
  ...dto,
  event: String(answers?.event_name ?? ''),
  organizer: String(answers?.organizer_name ?? ''),
  email,
})

async function staffInvoice(services: Services, id: string): Promise<StaffInvoice> {
  const [invoice] = await staffInvoices(services, [id])
  if (!invoice) throw notFound('invoice')
  return invoice
}

/** Staff cancel an invoice; its orders wait again. @throws Problem as `cancelInvoice` does */
export function cancelForStaff(services: Services, id: string, actor: string): Promise<StaffInvoice> {
  return services.db.tx(async () => {
    await cancelInvoice(services, id, actor)
    return staffInvoice(services, id)
  })
}

interface Paying {
  readonly id: string
  readonly form: components['schemas']['OrganizerPayment']
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

/**
 * Records the one payment of an invoice, by check or transfer, once per key: each order becomes a policy, all or none.
 * @throws Problem 404, 409 for an invoice that was paid or canceled, and for an order that cannot become a policy, 422
 * for another amount than the whole one
 */
export function payInvoice(services: Services, { id, form, key, actor }: Paying): Promise<StaffInvoice> {
  const { db, now } = services
  const { amountCents, reference, note } = readForm(form, { reference: true })
  return db.tx(async () => {
    const known = await linesOf(db, [id])
    const contacts = await lockContactsOf(
      db,
      known.filter(({ state }) => state === 'open').map(({ order_id }) => order_id),
    )
    const row = await lockInvoice(db, id)
    if (!row) throw notFound('invoice')
    return onceUnder(db, { key, request: { invoice: id, ...form }, actor, at: now() }, async () => {
      if (row.state !== 'open') throw new Problem(409, `This invoice was ${row.state} already.`)
      const lines = (await linesOf(db, [id])).filter(({ state }) => state === 'open')
      assertWhole(amountOf(row, lines), amountCents)
      await db.q
        .updateTable('organizer_invoice_line')
        .set({ state: 'paid', ended: now() })
        .where('invoice_id', '=', id)
        .where('state', '=', 'open')
        .execute()
      await db.q
        .updateTable('organizer_invoice')
        .set({ state: 'paid', ended: now(), reference })
        .where('id', '=', id)
        .execute()
      const received = { reference, note, actor, invoice: row }
      for (const line of lines) await payOrder(services, contacts, line, received)
      const payload = { kind: 'organizerInvoiced', invoiceId: id, occasion: `${id} paid` }
      await services.jobs.enqueue('mail', payload, `mail:organizerInvoiced:${id}:paid`)
      await noteInvoice(db, { actor, invoice: row, action: 'organizer.invoicePaid', orders: lines.length, reference })
      return staffInvoice(services, id)
    })
  })
}

function assertWhole(due: Cents, given: Cents): void {
  if (due === given) return
  const words = given < due ? 'A part of it is not recorded here' : 'More than that is not recorded here'
  throw wrongAnswers({ amount: `The invoice comes to ${dollars(dollarsOf(due))}. ${words}.` })
}

type Line = Awaited<ReturnType<typeof linesOf>>[number]
type Received = Omit<Parameters<typeof receivePayment>[2], 'amountCents'>

/** The customer's words of a suspension are not for the one who records the payment. */
const refusalOf = ({ body: { suspension }, message }: Problem): string =>
  suspension
    ? `${suspensionSentence(suspension)} Nothing was recorded. Record the payment once the policy can be issued.`
    : `${message} Nothing was recorded. Withdraw the order on its record, or cancel the invoice.`

/** @throws Problem 409 that names the order, so that it can be withdrawn or the invoice canceled */
async function payOrder(services: Services, contacts: readonly Contact[], line: Line, received: Received) {
  const { business, quote_number, amount_cents: amountCents, contact_id } = line
  const contact = contacts.find(({ id }) => id === contact_id)
  if (!contact) throw new Problem(409, 'The invoice has changed. Look at it again.')
  try {
    await receivePayment(services, contact, { ...received, amountCents })
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const { suspension } = problem.body
    const words = `${business} (${quote_number}): ${refusalOf(problem)}`
    throw suspension ? conflict('suspended', words, { suspension }) : new Problem(409, words)
  }
}
