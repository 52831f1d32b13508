import { randomUUID } from 'node:crypto'
import type { PlacedOrder, Price } from '../../contract/client'
import { contactEmail } from '../../domain/application/payload'
import { orderObstacle, payByOf, tooNear } from '../../domain/application/period'
import { isBefore, todayIn } from '../../domain/common/dates'
import { endOf } from '../../domain/common/instants'
import { type Contact, lockContact } from '../contacts/contact'
import { addMoneyDocument } from '../documents/record'
import { enter } from '../ledger/ledger'
import { hasLivePayment, paymentUnder } from '../payments/payment'
import { notPurchasable, paymentInProgress, paymentNotMade } from '../payments/problems'
import type { Order } from '../payments/request'
import { mailDue } from '../platform/mail/limits'
import { idempotencyKeyReused, notFound } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { assertQuoteBindable } from '../quotes/suspension'
import type { Billing } from './billing'
import { closeOrder } from './closeOrder'
import { eligibilityFor } from './eligibility'
import { type OrderRow, openOrderOf, orderPurpose, orderUnder, toOrderDto } from './order'
import { follow } from './orderStatus'
import { announceToOrganizer, payingEventOf } from './organizer'

type PlaceServices = Pick<Services, 'db' | 'jobs' | 'newId' | 'now'> & Partial<Pick<Services, 'sanctions'>>

/**
 * Orders the quoted policy, to be paid by check, by invoice or by the organizer of the exhibitor's event (decisions 8
 * and 44), once per key. The eligibility rules
 * are those of a purchase by card. A new order replaces an open one and keeps its last day to pay.
 * @throws Problem 402 the key was closed by a status request, 404, 409 not eligible (`eligibilityFor`), a payment in
 * progress, or too close to the event, 422 the key belongs to another order
 */
export function placeOrder(
  services: PlaceServices,
  order: Order,
  billing: Billing,
  caller: Caller,
): Promise<PlacedOrder> {
  const { db } = services
  return db.tx(async () => {
    const contact = await lockContact(db, order.contactId)
    if (!contact) throw notFound('quote')
    const known = await orderUnder(db, order.keyHash)
    if (known && (known.contact_id !== contact.id || known.request_hash !== order.requestHash))
      throw idempotencyKeyReused()
    return toOrderDto(db, known ?? (await insertOrder(services, { contact, order, billing, caller })))
  })
}

/**
 * The result of the order under this key; null if there is none.
 * @throws Problem 422 where the key belongs to another quote
 */
export async function existingOrder({ db }: PlaceServices, { keyHash, contactId }: Order): Promise<PlacedOrder | null> {
  const known = await orderUnder(db, keyHash)
  if (known && known.contact_id !== contactId) throw idempotencyKeyReused()
  return known ? toOrderDto(db, known) : null
}

interface Placing {
  readonly contact: Contact
  readonly order: Order
  readonly billing: Billing
  readonly caller: Caller
}

async function insertOrder(services: PlaceServices, { contact, order, billing, caller }: Placing): Promise<OrderRow> {
  const { db, now } = services
  const actor = actorOf(caller)
  const { id: contactId } = contact
  const price = await permit(services, contact, order)
  const { paymentType } = billing
  const answers = wholeAnswers(contact.answers, quoteFacts(contact))
  const event = paymentType === 'organizer' ? await assertPaidByOrganizer(db, contactId) : null
  const recipients = event ? [contactEmail(answers)!] : billing.recipients
  const replaced = await openOrderOf(db, contactId)
  const latest = payByOf(todayIn(now()), answers, paymentType)
  if (latest === null)
    throw notPurchasable(`${orderObstacle(todayIn(now()), answers, paymentType) ?? tooNear} Pay by card.`)
  const payBy = replaced && isBefore(replaced.pay_by, latest) ? replaced.pay_by : latest
  const id = randomUUID()
  const ledger = await enter(db, {
    contactId,
    kind: 'invoice',
    purpose: orderPurpose({ id }),
    chargedCents: order.amountCents,
    paidCents: 0,
    description: 'Event insurance',
    actor,
  })
  await closeOrder(services, contactId, 'replaced', { actor })
  const placed: OrderRow = {
    id,
    contact_id: contactId,
    idempotency_key: order.keyHash,
    request_hash: order.requestHash,
    payment_type: paymentType,
    emails: recipients.join('; '),
    amount_cents: order.amountCents,
    price,
    ordered: now(),
    pay_by: payBy,
    lapses: endOf(payBy),
    state: 'open',
    ledger_id: ledger.id,
  }
  await db.q
    .insertInto('purchase_order')
    .values({ ...placed, price: JSON.stringify(price) })
    .execute()
  await addMoneyDocument(db, { contactId, kind: 'invoice', ledgerId: ledger.id })
  const due = await mailDue(db, caller, { contactId, recipients })
  await follow(services, contact, placed, { recipients, due, actor })
  if (event) await announceToOrganizer(services, event)
  return placed
}

/** The event of the organizer. @throws Problem 409 where it does not pay */
async function assertPaidByOrganizer(db: Services['db'], contactId: string): Promise<string> {
  const event = await payingEventOf(db, contactId)
  if (event === null) throw notPurchasable('The organizer does not pay for this event. Pay by card, check or invoice.')
  return event
}

/** Checks every rule and returns the price to order. @throws the Problem that blocks the order */
async function permit(services: PlaceServices, contact: Contact, order: Order): Promise<Price> {
  const { db, now } = services
  const payment = await paymentUnder(db, order.keyHash)
  if (payment)
    throw payment.contact_id === contact.id && payment.state === 'cancelled' ? paymentNotMade() : idempotencyKeyReused()
  if (await hasLivePayment(db, contact.id)) throw paymentInProgress()
  const eligibility = await eligibilityFor(db, contact, order.amountCents, now())
  if (!eligibility.ok) throw eligibility.problem
  await assertQuoteBindable(services, contact)
  return eligibility.price
}
