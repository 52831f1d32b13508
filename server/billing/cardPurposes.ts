import type { Payment } from '../payments/payment'
import type { Charged, PaymentPurpose } from '../payments/purpose'
import type { PurchaseServices } from '../payments/services'
import { audit } from '../platform/audit/audit'
import { Problem } from '../platform/problems/problem'
import { openOrderOf, orderPurpose } from '../purchases/order'
import { applyReceivedPayment } from '../purchases/orderPayment'
import { assertQuoteBindable } from '../quotes/suspension'
import { describePayment, paidAmountOf, takeBalance } from './amountDue'
import { booked } from './confirmation'
import { addEntryDocument } from './document'
import { describeItems } from './transactionForm'

type Db = PurchaseServices['db']

/** The staff request that was stored before the charge. */
const chargeOf = (db: Db, id: string) =>
  db.q.selectFrom('desk_charge').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The confirmation of the charge's ledger entry. */
async function confirmationOf(services: PurchaseServices, contactId: string, { id }: Payment) {
  const { transaction_id } = await services.db.q
    .selectFrom('ledger')
    .select('transaction_id')
    .where('payment_id', '=', id)
    .where('paid_cents', '>', 0)
    .executeTakeFirstOrThrow()
  return booked(services, contactId, transaction_id)
}

/** A sales receipt is charged and paid at once, so no change of the contact can make it ineligible. */
export const receiptPurpose = (id: string): PaymentPurpose<null> => ({
  permit: async () => ({ ok: true, price: null }),
  requester: async ({ db }) => (await chargeOf(db, id)).actor,

  async charged({ db }, { purpose }) {
    const { items, reference, note } = await chargeOf(db, id)
    return { kind: 'salesReceipt', purpose, description: describeItems(items), items, reference, note }
  },

  async bind(services, { contact, payment, ledgerId, transactionId, actor }) {
    await addEntryDocument(services, contact.id, 'receipt', ledgerId)
    await audit(services.db, {
      actor,
      entity: 'transaction',
      entityId: transactionId,
      contactId: contact.id,
      action: 'salesReceipt.entered',
      after: { transaction_id: transactionId, amount_cents: payment.amount_cents, way: 'card' },
    })
  },

  answer: confirmationOf,
})

/** Staff charge a card for an order, or for an amount due beside one. */
export const paymentPurpose = (id: string): PaymentPurpose<null> => ({
  async permit(services, contact, amountCents, at) {
    try {
      const { about } = await chargeOf(services.db, id)
      await paidAmountOf(services, contact, { about, amountCents }, at)
      return { ok: true, price: null }
    } catch (problem) {
      if (problem instanceof Problem) return { ok: false, problem }
      throw problem
    }
  },

  async admit(services, contact) {
    const { about } = await chargeOf(services.db, id)
    if (await orderPaid(services.db, contact.id, about)) await assertQuoteBindable(services, contact)
  },

  requester: async ({ db }) => (await chargeOf(db, id)).actor,

  async charged({ db }, payment): Promise<Charged> {
    const { items, reference, note, about } = await chargeOf(db, id)
    const order = await orderPaid(db, payment.contact_id, about)
    const purpose = order ? orderPurpose(order) : payment.purpose
    return { kind: 'receivePayment', purpose, description: await describePayment(db, about), items, reference, note }
  },

  async bind(services, { contact, payment, ledgerId, transactionId, actor }) {
    const { about, reference } = await chargeOf(services.db, id)
    const [entered, amountCents] = [{ id: ledgerId, transactionId }, payment.amount_cents]
    const order = await orderPaid(services.db, contact.id, about)
    if (order)
      await applyReceivedPayment(services, { contact, order, entered, received: { amountCents, reference, actor } })
    else await takeBalance(services, { contactId: contact.id, amountCents, entered, reference, actor })
  },

  answer: confirmationOf,
})

/** The order that a payment is for; undefined for any other payment. @param about the transaction_id of an invoice that staff chose, or null */
async function orderPaid(db: Db, contactId: string, about: string | null) {
  const order = await openOrderOf(db, contactId)
  if (!order || about === null) return order
  const invoice = await db.q.selectFrom('ledger').select('id').where('transaction_id', '=', about).executeTakeFirst()
  return order.ledger_id === invoice?.id ? order : undefined
}

/** Prefixes of the payment purposes that staff may charge to a card. */
export const cardPurposes = { salesReceipt: 'receipt:', receivePayment: 'payment:' } as const
export type CardKind = keyof typeof cardPurposes
