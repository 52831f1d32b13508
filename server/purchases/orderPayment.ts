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
import { openOrderOf, orderPurpose, type Placed, receivedFor } from './order'

type ReceiveServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** Money that came by check or transfer, as staff record it. */
export interface Received {
  readonly amountCents: Cents
  /** such as the number of the check */
  readonly reference: string | null
  readonly note: string | null
  readonly actor: string
}

/**
 * Enters money for an order, in a transaction that has locked the contact, and issues the policy at the price that was
 * ordered once all of it has come (decision 44).
 * @throws Problem 409 where no order waits, or a card pays for it just now, 422 for more than is due
 */
export async function receivePayment(
  services: ReceiveServices,
  contact: Contact,
  received: Received,
): Promise<Entered> {
  const { db } = services
  const { order } = await awaited(services, contact, received.amountCents, services.now())
  if (await hasLivePayment(db, contact.id)) throw paymentInProgress()
  const entered = await enter(db, {
    contactId: contact.id,
    kind: 'receivePayment',
    purpose: orderPurpose(order),
    chargedCents: 0,
    paidCents: received.amountCents,
    description: 'Payment received',
    actor: received.actor,
    reference: received.reference,
    note: received.note,
  })
  await takeIn(services, { contact, order, entered, received })
  return entered
}

/**
 * The order that an amount pays for, or a part of it.
 * @param at when the payment was begun
 * @throws Problem as `receivePayment` says, and a 409 where what was ordered is no longer sold
 */
export async function awaited({ db }: Pick<ReceiveServices, 'db'>, contact: Contact, amountCents: Cents, at: Date) {
  const order = await openOrderOf(db, contact.id)
  if (!order) throw new Problem(409, 'No payment is awaited here')
  if (order.lapses <= at) throw tooLate(`This order was to be paid by ${order.pay_by}, and has lapsed.`)
  const late = noLongerSold(contact, at)
  if (late) throw tooLate(late.message)
  const due = order.amount_cents - (await receivedFor(db, order))
  if (amountCents > due) throw wrongAnswers({ amount: `Only ${dollars(dollarsOf(due))} is due` })
  return { order, due }
}

/** Staff have money that buys nothing any more. Their form leads on from here, by the type of the problem. */
const tooLate = (why: string) => conflict('noLongerSold', `${why} The payment was not recorded.`)

interface Taken {
  readonly contact: Contact
  readonly order: Placed
  /** the books' entry of it, made a moment ago in the same transaction */
  readonly entered: Pick<Entered, 'id' | 'transactionId'>
  readonly received: Pick<Received, 'amountCents' | 'reference' | 'actor'>
}

/** What follows from money that is entered for an order. */
export async function takeIn(services: ReceiveServices, { contact, order, entered, received }: Taken): Promise<void> {
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

type EntryOfIt = Taken['entered']

async function bind(services: ReceiveServices, contact: Contact, order: Placed, entered: EntryOfIt, actor: string) {
  const { id: ledgerId, transactionId } = entered
  await services.db.q.updateTable('purchase_order').set({ state: 'paid' }).where('id', '=', order.id).execute()
  await bindPolicy(services, { contact, price: order.price, transactionId, ledgerId, actor })
}

/** Of a part there is a receipt too, and a letter that says what is left. */
async function acknowledge({ db, jobs }: ReceiveServices, { id: contactId }: Contact, { id: ledgerId }: EntryOfIt) {
  await addMoneyDocument(db, { contactId, kind: 'receipt', ledgerId })
  await jobs.enqueue('documents', { contactId }, `documents:ledger:${ledgerId}`)
  await jobs.enqueue('mail', { kind: 'paymentReceived', contactId, ledgerId }, `mail:paymentReceived:${ledgerId}`)
}
