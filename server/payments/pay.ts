import { type Contact, lockContact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import { idempotencyKeyReused, notFound } from '../platform/problems/problem'
import type { Authentication, Outcome } from '../platform/services/gateway'
import { answerTo } from './answer'
import { atGateway } from './gatewayCall'
import { leaseStatusOf } from './lease'
import {
  addPayment,
  awaitAuthentication,
  type DatedPayment,
  hasLivePayment,
  type Payment,
  paymentUnder,
  purchasePurpose,
  releaseLease,
  rememberReference,
  renewLease,
} from './payment'
import { anotherPayment, authenticationRequired, paymentInProgress } from './problems'
import { purposeOf } from './purpose'
import type { Order } from './request'
import { noFaults, type PurchaseServices } from './services'
import { isSettled, settle, settleAbandoned, settleAuthenticated } from './settle'

/**
 * Charges a card for a payment purpose and completes it, once per key (decision 50). A server may die at any step
 * without charging twice or losing a charge:
 *
 * - begin: with the contact locked, insert a row `created` under the key; no other payment for this contact can start
 * - prepare: the processor opens a charge without moving money; its reference is stored: `confirming`
 * - confirm: the processor moves the money, or the bank declines, or the bank wants to hear from the cardholder first. The
 *   payment then waits with a deadline, and the next call learns from the processor how it ended
 * - settle: in one transaction, `captured` together with the purchase, or `declined`, or `cancelled`
 *
 * An attempt that another server abandoned is never continued. We ask the processor for its result and cancel an open
 * charge there. The processor decides, so two servers working on one payment reach the same result.
 *
 * @returns the answer of the payment purpose
 * @throws Problem 402 declined, not completed, or waiting for the cardholder, 404, 409 not eligible or another payment in
 * progress, 422 the key belongs to another order, 503 the processor does not respond
 */
export async function pay(services: PurchaseServices, purpose: string, order: Order, actor: string): Promise<unknown> {
  const { faults = noFaults } = services
  const begun = await begin(services, purpose, order)
  await faults.at('after-begin')
  const ended = isSettled(begun.payment) ? begun.payment : await finish(services, begun, order, actor)
  await faults.at('after-settle')
  if (isWaiting(ended)) throw authenticationRequired(ended.authentication, ended.until)
  return answerTo(services, ended, order.key)
}

/** A payment that waits for the cardholder at the bank. */
interface Waiting {
  readonly authentication: Authentication
  readonly until: Date
}

const isWaiting = (ended: Payment | Waiting): ended is Waiting => 'authentication' in ended

interface Begun {
  readonly payment: Payment
  /** created by this call, not by an earlier one */
  readonly isNew: boolean
  /** until when it waits for the cardholder at the bank */
  readonly waitsUntil?: Date | null
}

/** Checks every rule before anything is charged, with the contact locked. */
function begin(services: PurchaseServices, purpose: string, order: Order): Promise<Begun> {
  const { db } = services
  return db.tx(async () => {
    const contact = await lockContact(db, order.contactId)
    if (!contact) throw notFound('quote')
    const known = await paymentUnder(db, order.keyHash)
    if (known) return takeUp(db, known, purpose, order)
    if (order.token) await permit(services, contact, purpose, order.amountCents)
    return open(services, purpose, order)
  })
}

type Db = PurchaseServices['db']

/** Returns a settled payment as it is, and leaves a leased one to its server. */
async function takeUp(db: Db, known: DatedPayment, purpose: string, order: Order): Promise<Begun> {
  if (!isSameOrder(known, purpose, order)) throw idempotencyKeyReused()
  const leaseStatus = leaseStatusOf(known, known.now)
  if (leaseStatus === 'leased') throw paymentInProgress()
  if (leaseStatus === 'authenticating') return { payment: known, isNew: false, waitsUntil: known.authenticate_until }
  if (leaseStatus === 'abandoned') await renewLease(db, known.id)
  return { payment: known, isNew: false }
}

/** replaces the request hash when a caller only asks for the status */
const statusQuestion = 'asked'

/**
 * After a reload, a status request no longer has the form, and it may have been overtaken by the order whose change it does
 * not know. So only the contact and the kind of the purpose must match.
 */
function isSameOrder(known: Payment, purpose: string, order: Order): boolean {
  if (known.contact_id !== order.contactId) return false
  if (!order.token) return kindOf(known.purpose) === kindOf(purpose)
  return (
    known.purpose === purpose && (known.request_hash === statusQuestion || known.request_hash === order.requestHash)
  )
}

/** `change` of `change:abc` */
const kindOf = (purpose: string) => purpose.split(':', 1)[0]

/** Of a purchase, the other payment may be this one in another window, so its window asks how that ends. */
const inProgress = (purpose: string) => (purpose === purchasePurpose ? paymentInProgress() : anotherPayment())

async function permit(services: PurchaseServices, contact: Contact, purpose: string, amountCents: number) {
  if (await hasLivePayment(services.db, contact.id)) throw inProgress(purpose)
  const handler = purposeOf(services, purpose)
  const eligibility = await handler.permit(services, contact, amountCents, services.now())
  if (!eligibility.ok) throw eligibility.problem
  await handler.admit?.(services, contact)
}

/** Closes an unknown key on a status request, so that a late order under it cannot charge. */
async function open({ db, now, newId }: PurchaseServices, purpose: string, order: Order): Promise<Begun> {
  const added = await addPayment(db, {
    id: newId(),
    contactId: order.contactId,
    purpose,
    keyHash: order.keyHash,
    requestHash: order.token ? order.requestHash : statusQuestion,
    amountCents: order.amountCents,
    state: order.token ? 'created' : 'cancelled',
    created: now(),
  })
  const payment = await paymentUnder(db, order.keyHash)
  if (!added || !payment) throw idempotencyKeyReused()
  return { payment, isNew: true }
}

async function finish(
  services: PurchaseServices,
  { payment, isNew, waitsUntil }: Begun,
  { token, cancelsAuthentication }: Order,
  actor: string,
): Promise<Payment | Waiting> {
  // nobody has a lease on it, so none is released
  if (waitsUntil && !cancelsAuthentication) return resume(services, payment, waitsUntil, actor)
  try {
    if (!isNew || !token) return await settle(services, payment, await settleAbandoned(services, payment), actor)
    const prepared = await prepare(services, payment)
    const outcome = await confirm(services, prepared, token)
    if (outcome.state === 'authenticating') return await wait(services, prepared, outcome.authentication, actor)
    return await settle(services, prepared, outcome, actor)
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
  // the reference was not stored because another server ended this payment; the settled row has the result
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

/** The bank wants to hear from the cardholder. From here on the payment waits without a server. */
async function wait(
  services: PurchaseServices,
  payment: Prepared,
  authentication: Authentication,
  actor: string,
): Promise<Payment | Waiting> {
  const until = await services.db.tx(async () => {
    const end = await awaitAuthentication(services.db, payment.id, payment.gateway_ref)
    if (end) await noteWaiting(services, payment, end, actor)
    return end
  })
  if (until) return { authentication, until }
  // this server was taken for dead, and another one has ended the payment
  return settle(services, payment, await settleAbandoned(services, payment), actor)
}

const noteWaiting = ({ db }: PurchaseServices, payment: Payment, until: Date, actor: string) =>
  audit(db, {
    actor,
    entity: 'payment',
    entityId: payment.id,
    contactId: payment.contact_id,
    action: 'payment.authenticationRequired',
    before: { state: payment.state },
    after: { state: 'confirming', amount_cents: payment.amount_cents, authenticate_until: until.toISOString() },
  })

/** Asks the processor how far the cardholder has come. */
async function resume(
  services: PurchaseServices,
  payment: Payment,
  until: Date,
  actor: string,
): Promise<Payment | Waiting> {
  const outcome = await settleAuthenticated(services, payment)
  return outcome.state === 'authenticating'
    ? { authentication: outcome.authentication, until }
    : settle(services, payment, outcome, actor)
}
