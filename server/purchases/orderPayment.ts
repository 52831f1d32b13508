import { dollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import type { Contact } from '../contacts/contact'
import { addMoneyDocument } from '../documents/record'
import { type Entered, enter } from '../ledger/ledger'
import { hasLivePayment } from '../payments/payment'
import { paymentInProgress } from '../payments/problems'
import { audit } from '../platform/audit/audit'
import { conflict, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { bindPolicy } from '../policies/issue'
import { noLongerSold } from '../quotes/stillSold'
import { assertQuoteBindable } from '../quotes/suspension'
import { type OrderRow, openOrderOf, orderPurpose, receivedFor } from './order'
import { leaveInvoice, openInvoiceOf } from './organizer'

type ReceiveServices = Pick<Services, 'db' | 'jobs' | 'now'> & Partial<Pick<Services, 'sanctions'>>

/** Money received by check or transfer, as staff record it. */
export interface Received {
  readonly amountCents: Cents
  /** such as the check number */
  readonly reference: string | null
  readonly note: string | null
  readonly actor: string
  /** the organizer's invoice that this money pays; null for an order by itself */
  readonly invoice?: { readonly id: string; readonly number: string } | null
}

/**
 * Records money received for an order, inside a transaction that has locked the contact. Once the full amount has
 * arrived, it issues the policy at the ordered price (decision 44).
 * @throws Problem 409 without an open order or while a card payment for it is in progress, 422 for more than the amount
 * due
 */
export async function receivePayment(
  services: ReceiveServices,
  contact: Contact,
  received: Received,
): Promise<Entered> {
  const { db } = services
  const { invoice = null } = received
  const { order } = await awaited(services, contact, received.amountCents, services.now(), invoice)
  if (await hasLivePayment(db, contact.id)) throw paymentInProgress()
  await assertQuoteBindable(services, contact)
  const entered = await enter(db, {
    contactId: contact.id,
    kind: 'receivePayment',
    purpose: orderPurpose(order),
    chargedCents: 0,
    paidCents: received.amountCents,
    description: invoice ? `Payment received for ${invoice.number}` : 'Payment received',
    actor: received.actor,
    reference: received.reference,
    note: received.note,
  })
  await applyReceivedPayment(services, { contact, order, entered, received })
  return entered
}

/** An order on an organizer's invoice is paid with that invoice, so that no money is counted twice. */
async function assertOfInvoice(db: ReceiveServices['db'], order: OrderRow, paid: Received['invoice']): Promise<void> {
  const open = await openInvoiceOf(db, order.id)
  if (open && open.id !== paid?.id)
    throw new Problem(
      409,
      `The organizer pays this order with invoice ${open.number}. Record the payment of that invoice, or cancel it first.`,
    )
}

/**
 * Finds the order that an amount pays in full or in part.
 * @param at when the payment began
 * @param invoice the organizer's invoice that the amount pays
 * @throws Problem as `receivePayment` does, and 409 where the order can no longer be sold
 */
export async function awaited(
  { db }: Pick<ReceiveServices, 'db'>,
  contact: Contact,
  amountCents: Cents,
  at: Date,
  invoice: Received['invoice'] = null,
) {
  const order = await openOrderOf(db, contact.id)
  if (!order) throw new Problem(409, 'No payment is due here')
  await assertOfInvoice(db, order, invoice)
  if (order.lapses <= at) throw tooLate(`This order was to be paid by ${order.pay_by}, and has lapsed.`)
  const late = noLongerSold(contact, at)
  if (late) throw tooLate(late.message)
  const due = order.amount_cents - (await receivedFor(db, order))
  if (amountCents > due) throw wrongAnswers({ amount: `Only ${dollars(dollarsOf(due))} is due` })
  return { order, due }
}

/** Staff hold money that no longer buys anything. The problem's type lets their form offer the next step. */
const tooLate = (why: string) => conflict('noLongerSold', `${why} The payment was not recorded.`)

interface ReceivedOrderPayment {
  readonly contact: Contact
  readonly order: OrderRow
  /** the ledger entry recorded earlier in the same transaction */
  readonly entered: Pick<Entered, 'id' | 'transactionId'>
  readonly received: Pick<Received, 'amountCents' | 'reference' | 'actor'>
}

/** Applies money recorded for an order: receipt, mail and, once it is paid in full, the policy. */
export async function applyReceivedPayment(
  services: ReceiveServices,
  { contact, order, entered, received }: ReceivedOrderPayment,
): Promise<void> {
  const { db } = services
  const remaining = order.amount_cents - (await receivedFor(db, order))
  await audit(db, {
    actor: received.actor,
    entity: 'purchase_order',
    entityId: order.id,
    contactId: contact.id,
    action: 'payment.received',
    before: { state: order.state, due_cents: remaining + received.amountCents },
    after: {
      state: remaining === 0 ? 'paid' : order.state,
      due_cents: remaining,
      transaction_id: entered.transactionId,
      reference: received.reference,
    },
  })
  if (remaining === 0) await bind(services, contact, order, entered, received.actor)
  else await acknowledge(services, contact, entered)
}

type EntryOfIt = ReceivedOrderPayment['entered']

async function bind(services: ReceiveServices, contact: Contact, order: OrderRow, entered: EntryOfIt, actor: string) {
  const { id: ledgerId, transactionId } = entered
  await services.db.q.updateTable('purchase_order').set({ state: 'paid' }).where('id', '=', order.id).execute()
  // a card charge that began before the organizer's invoice; the lines of that invoice are paid by now
  await leaveInvoice(services, { orderId: order.id, why: 'replaced', at: services.now() })
  await bindPolicy(services, { contact, price: order.price, transactionId, ledgerId, actor })
}

/** A part payment also gets a receipt, and a letter with the remaining amount. */
async function acknowledge({ db, jobs }: ReceiveServices, { id: contactId }: Contact, { id: ledgerId }: EntryOfIt) {
  await addMoneyDocument(db, { contactId, kind: 'receipt', ledgerId })
  await jobs.enqueue('documents', { contactId }, `documents:ledger:${ledgerId}`)
  await jobs.enqueue('mail', { kind: 'paymentReceived', contactId, ledgerId }, `mail:paymentReceived:${ledgerId}`)
}
