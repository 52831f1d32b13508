import { randomUUID } from 'node:crypto'
import { type Contact, lockContact } from '../contacts/contact'
import { idempotencyKeyReused, notFound } from '../platform/problems/problem'
import type { Outcome } from '../platform/services/gateway'
import { answerTo } from './answer'
import { atGateway } from './gatewayCall'
import { leaseStatusOf } from './lease'
import {
  addPayment,
  type DatedPayment,
  hasLivePayment,
  type Payment,
  paymentUnder,
  releaseLease,
  rememberReference,
  renewLease,
} from './payment'
import { paymentInProgress } from './problems'
import { purposeOf } from './purpose'
import type { Order } from './request'
import { noFaults, type PurchaseServices } from './services'
import { findOut, isSettled, settle } from './settle'

/**
 * Charges a card for what `purposeOf` its purpose permits, and makes that, once (decision 50). The protocol, of which no step
 * can charge twice or lose a charge wherever a server dies:
 *
 *   begin    a row `created` under the key, with the contact locked; from here on nobody else can pay for this contact
 *   prepare  the processor opens a charge and moves no money; its reference is stored: `confirming`
 *   confirm  the processor moves the money, or the bank refuses
 *   settle   `captured` with what was paid for made in one transaction, `declined`, or `cancelled`
 *
 * An attempt that its server left behind is never carried on: the processor is asked what became of it, and what is
 * open there is canceled. The processor is the judge, so two servers at one payment come to the same end.
 *
 * @returns what the deal answers
 * @throws Problem 402 refused or not made, 404, 409 what the deal does not permit or a payment that is on its way, 422 the
 * key is another order's, 503 the processor does not answer
 */
export async function pay(services: PurchaseServices, purpose: string, order: Order, actor: string): Promise<unknown> {
  const { faults = noFaults } = services
  const begun = await begin(services, purpose, order)
  await faults.at('after-begin')
  const payment = isSettled(begun.payment) ? begun.payment : await finish(services, begun, order, actor)
  await faults.at('after-settle')
  return answerTo(services, payment, order.key)
}

interface Begun {
  readonly payment: Payment
  /** of this very call, and not one that an earlier call left behind */
  readonly isNew: boolean
}

/** Everything that may stand against it is looked at before anything is charged, with the contact locked. */
function begin(services: PurchaseServices, purpose: string, order: Order): Promise<Begun> {
  const { db, now } = services
  return db.tx(async () => {
    const contact = await lockContact(db, order.contactId)
    if (!contact) throw notFound('quote')
    const known = await paymentUnder(db, order.keyHash)
    if (known) return takeUp(db, known, purpose, order)
    if (order.token) await permit(services, contact, purpose, order.amountCents)
    return open(db, purpose, order, now())
  })
}

type Db = PurchaseServices['db']

/** What is settled is told again; what a server is at work on is left to it. */
async function takeUp(db: Db, known: DatedPayment, purpose: string, order: Order): Promise<Begun> {
  if (!isSameOrder(known, purpose, order)) throw idempotencyKeyReused()
  const leaseStatus = leaseStatusOf(known, known.now)
  if (leaseStatus === 'leased') throw paymentInProgress()
  if (leaseStatus === 'abandoned') await renewLease(db, known.id)
  return { payment: known, isNew: false }
}

/** stands in for what was ordered, where somebody only asked */
const statusQuestion = 'asked'

/** Who asks after a reload no longer knows what stood in the form; whose quote it is about has to be right. */
function isSameOrder(known: Payment, purpose: string, order: Order): boolean {
  if (known.contact_id !== order.contactId || known.purpose !== purpose) return false
  return !order.token || known.request_hash === statusQuestion || known.request_hash === order.requestHash
}

async function permit(services: PurchaseServices, contact: Contact, purpose: string, amountCents: number) {
  if (await hasLivePayment(services.db, contact.id)) throw paymentInProgress()
  const eligibility = await purposeOf(purpose).permit(services, contact, amountCents, services.now())
  if (!eligibility.ok) throw eligibility.problem
}

/** A key that nobody knows and is asked about is closed, so that an order that comes late cannot charge. */
async function open(db: Db, purpose: string, order: Order, now: Date): Promise<Begun> {
  const added = await addPayment(db, {
    id: randomUUID(),
    contactId: order.contactId,
    purpose,
    keyHash: order.keyHash,
    requestHash: order.token ? order.requestHash : statusQuestion,
    amountCents: order.amountCents,
    state: order.token ? 'created' : 'cancelled',
    created: now,
  })
  const payment = await paymentUnder(db, order.keyHash)
  if (!added || !payment) throw idempotencyKeyReused()
  return { payment, isNew: true }
}

async function finish(
  services: PurchaseServices,
  { payment, isNew }: Begun,
  { token }: Order,
  actor: string,
): Promise<Payment> {
  try {
    if (!isNew || !token) return await settle(services, payment, await findOut(services, payment), actor)
    const prepared = await prepare(services, payment)
    return await settle(services, prepared, await confirm(services, prepared, token), actor)
  } catch (error) {
    await releaseLease(services.db, payment.id).catch(() => undefined)
    throw error
  }
}

type Prepared = Payment & { readonly gateway_ref: string }

async function prepare(services: PurchaseServices, payment: Payment): Promise<Prepared> {
  const { db, gateway, faults = noFaults } = services
  const charge = { paymentId: payment.id, amountCents: payment.amount_cents }
  const reference = await atGateway(services, () => gateway.prepare(charge))
  await faults.at('after-prepare')
  // not remembered: another server has ended this payment meanwhile, and the settled row will say so
  if (!(await rememberReference(db, payment.id, reference))) await atGateway(services, () => gateway.cancel(reference))
  await faults.at('after-reference')
  return { ...payment, gateway_ref: reference }
}

async function confirm(services: PurchaseServices, { gateway_ref }: Prepared, token: string): Promise<Outcome> {
  const { gateway, faults = noFaults } = services
  const outcome = await atGateway(services, () => gateway.confirm(gateway_ref, token))
  await faults.at('after-confirm')
  return outcome
}
