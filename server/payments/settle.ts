import { audit } from '../audit'
import { bindPolicy } from '../policies/bind'
import { atGateway } from './atGateway'
import type { ChargedCard, Outcome } from './gateway'
import {
  type Contact,
  enterInLedger,
  lockContact,
  lockPayment,
  type Payment,
  type Settlement,
  settlePayment,
} from './rows'
import type { PurchaseServices } from './services'
import { verdictOn } from './verdict'

export const isSettled = ({ state }: Payment) => state !== 'created' && state !== 'confirming'

/**
 * What became of a payment that its server left: without a reference it was never announced, so nothing can have been
 * charged; what is open at the processor is ended there.
 */
export async function findOut(services: PurchaseServices, payment: Payment): Promise<Outcome> {
  const reference = payment.gateway_ref
  if (reference === null) return { state: 'cancelled' }
  const outcome = await atGateway(services, () => services.gateway.status(reference))
  return outcome.state === 'open' ? atGateway(services, () => services.gateway.cancel(reference)) : outcome
}

/**
 * Writes down what the processor said, and binds the policy where the money came. It may be repeated, and by several
 * servers at once: the first one settles.
 *
 * A quote that can no longer be bound when its money has come (its answers were changed, staff declined it) gets all of
 * it back, and the books show both. A server that dies in between leaves the payment open, for `reconcile`.
 */
export async function settle(
  services: PurchaseServices,
  seen: Payment,
  outcome: Outcome,
  actor: string,
): Promise<Payment> {
  const payment = await record(services, seen, outcome, actor)
  if (isSettled(payment)) return payment
  const reference = payment.gateway_ref
  // a server that was given up was alive after all, and went on: what we found out is of before
  if (reference === null || reference !== seen.gateway_ref)
    return settle(services, payment, await findOut(services, payment), actor)
  const returned = await atGateway(services, () => services.gateway.refund(reference))
  return record(services, payment, returned, actor)
}

/** @returns the payment as it then stands: unsettled where it has moved on, or what was charged for cannot be bound */
function record(services: PurchaseServices, seen: Payment, outcome: Outcome, actor: string): Promise<Payment> {
  const { db } = services
  return db.tx(async () => {
    const contact = await lockContact(db, seen.contact_id)
    const payment = await lockPayment(db, seen.id)
    if (!contact || isSettled(payment) || payment.gateway_ref !== seen.gateway_ref) return payment
    if (outcome.state === 'captured') await bind(services, contact, payment, outcome.card, actor)
    else await writeOff(services, payment, outcome, actor)
    return lockPayment(db, seen.id)
  })
}

/** The purchase counts from when it was begun: a night that falls in between changes neither price nor validity. */
async function bind(services: PurchaseServices, contact: Contact, payment: Payment, card: ChargedCard, actor: string) {
  const verdict = await verdictOn(services.db, contact, payment.amount_cents, payment.created)
  if (!verdict.ok) {
    await note(services, payment, 'payment.unbindable', actor, { reason: verdict.problem.message })
    return
  }
  const transactionId = await enterInLedger(services.db, { payment, kind: 'purchase' })
  await bindPolicy(services, { contact, price: verdict.price, transactionId, actor })
  await close(services, payment, { state: 'captured', card }, 'payment.captured', actor)
}

/** No money stays with us. */
async function writeOff(
  services: PurchaseServices,
  payment: Payment,
  outcome: Exclude<Outcome, { state: 'captured' }>,
  actor: string,
) {
  if (outcome.state === 'open') throw new Error('an open charge settles nothing')
  if (outcome.state === 'declined') {
    const { code, message, card } = outcome
    await close(services, payment, { state: 'declined', code, message, card }, 'payment.declined', actor)
    return
  }
  if (outcome.state === 'cancelled') {
    await close(services, payment, { state: 'cancelled' }, 'payment.cancelled', actor)
    return
  }
  await enterInLedger(services.db, { payment, kind: 'purchase' })
  await enterInLedger(services.db, { payment, kind: 'refund' })
  const settlement: Settlement = {
    state: 'cancelled',
    code: refundedCode,
    message: refundedMessage,
    card: outcome.card,
  }
  await close(services, payment, settlement, 'payment.refunded', actor)
}

export const refundedCode = 'refunded'
const refundedMessage =
  'The quote was changed while the card was being charged, so the policy could not be issued. ' +
  'All of the charge was given back; your bank may show it for a few days.'

async function close(
  services: PurchaseServices,
  payment: Payment,
  settlement: Settlement,
  action: string,
  actor: string,
) {
  await settlePayment(services.db, payment.id, settlement)
  await note(services, payment, action, actor, {
    state: settlement.state,
    ...(settlement.code && { code: settlement.code }),
    amount_cents: payment.amount_cents,
  })
}

const note = (services: PurchaseServices, payment: Payment, action: string, actor: string, after: object) =>
  audit(services.db, {
    actor,
    entity: 'payment',
    entityId: payment.id,
    action,
    before: { state: payment.state },
    after,
  })
