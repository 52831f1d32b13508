import { type Contact, lockContact } from '../contacts/contact'
import type { AuditAction } from '../platform/audit/actions'
import { audit } from '../platform/audit/audit'
import { type ChargedCard, type Outcome, RefundRefused } from '../platform/services/gateway'
import { atGateway } from './gatewayCall'
import { enterBack, enterCharge } from './ledgerEntries'
import { type DatedPayment, lockPayment, type Payment, type Settlement, settlePayment } from './payment'
import { chargeReturnedMessage, notAuthenticatedCode, notAuthenticatedMessage } from './problems'
import { purposeOf } from './purpose'
import { accrueCharge } from './refunds'
import type { PurchaseServices } from './services'

export const isSettled = ({ state }: Payment) => state !== 'created' && state !== 'confirming'

/**
 * Finds the result of an abandoned payment. Without a reference nothing was charged. A charge that is open or waits for
 * the cardholder is canceled at the processor.
 */
export async function settleAbandoned(services: PurchaseServices, payment: Payment): Promise<Outcome> {
  const outcome = await settleAuthenticated(services, payment)
  return outcome.state === 'authenticating' ? cancel(services, payment) : outcome
}

/**
 * Asks how far the cardholder has come at the bank. A charge that nobody waits for any more is canceled at the processor.
 */
export async function settleAuthenticated(services: PurchaseServices, payment: Payment): Promise<Outcome> {
  const reference = payment.gateway_ref
  if (reference === null) return { state: 'cancelled' }
  const outcome = await atGateway(services, () => services.gateway.status(reference))
  return isOpen(payment, outcome) ? cancel(services, payment) : outcome
}

/** A browser that got the processor's secret for the bank's page could give a declined charge another card. */
const isOpen = ({ authenticate_until }: Payment, { state }: Outcome) =>
  state === 'open' || (state === 'declined' && authenticate_until !== null)

const cancel = (services: PurchaseServices, { gateway_ref }: Payment) =>
  atGateway(services, () => services.gateway.cancel(gateway_ref!))

/** `owed`: charged, but the purchase failed and the processor refuses the refund. */
type Ending = Outcome | { readonly state: 'owed'; readonly card: ChargedCard }

/**
 * Records the processor's result and completes the purchase if the money arrived. Several servers may call it
 * repeatedly; only the first one settles.
 *
 * If the purchase is no longer possible when the money arrives (the answers changed, or staff declined), everything is
 * refunded and the ledger shows both entries. If the server dies in between, the payment stays open for `reconcile`.
 */
export async function settle(
  services: PurchaseServices,
  seen: Payment,
  outcome: Ending,
  actor: string,
): Promise<Payment> {
  const payment = await record(services, seen, outcome, actor)
  if (isSettled(payment)) return payment
  const reference = payment.gateway_ref
  // the server that we took for dead was alive and continued, so our result is out of date
  if (reference === null || reference !== seen.gateway_ref)
    return settle(services, payment, await settleAbandoned(services, payment), actor)
  if (outcome.state !== 'captured') throw new Error('only a charge can be left to be given back')
  return record(services, payment, await allBack(services, payment, reference, outcome.card), actor)
}

/** The payment's id is the refund's id, so it is refunded once, whichever server asks and however often. */
async function allBack(
  services: PurchaseServices,
  { id, amount_cents }: Payment,
  reference: string,
  card: ChargedCard,
): Promise<Ending> {
  try {
    const part = { refundId: id, amountCents: amount_cents }
    const { state } = await atGateway(services, () => services.gateway.refund(reference, part))
    return { state: state === 'refunded' ? state : 'owed', card }
  } catch (fault) {
    if (fault instanceof RefundRefused) return { state: 'owed', card }
    throw fault
  }
}

/** @returns the payment afterwards; unsettled where it moved on meanwhile, or the purchase failed */
function record(services: PurchaseServices, seen: Payment, outcome: Ending, actor: string): Promise<Payment> {
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

/** Uses the time at which the payment began: midnight in between changes neither price nor validity. */
async function bind(services: PurchaseServices, contact: Contact, payment: Payment, card: ChargedCard, actor: string) {
  const purpose = purposeOf(services, payment.purpose)
  const eligibility = await purpose.permit(services, contact, payment.amount_cents, payment.created)
  if (!eligibility.ok) {
    await note(services, payment, 'payment.unbindable', actor, { reason: eligibility.problem.message })
    return
  }
  const charged = await purpose.charged?.(services, payment)
  const by = (await purpose.requester?.(services)) ?? actor
  const { id: ledgerId, transactionId } = await enterCharge(services.db, payment, by, charged)
  await purpose.bind(services, { contact, payment, transactionId, ledgerId, actor: by, price: eligibility.price })
  await close(services, payment, { state: 'captured', card }, 'payment.captured', actor)
}

/** Nothing was sold, so we must not keep any money. */
async function writeOff(
  services: PurchaseServices,
  payment: DatedPayment,
  outcome: Exclude<Ending, { state: 'captured' }>,
  actor: string,
) {
  if (outcome.state === 'open' || outcome.state === 'authenticating') throw new Error('an open charge settles nothing')
  if (outcome.state === 'declined') {
    const { code, message, card } = outcome
    await close(services, payment, { state: 'declined', code, message, card }, 'payment.declined', actor)
    return
  }
  if (outcome.state === 'cancelled') {
    await close(services, payment, { state: 'cancelled', ...notAuthenticated(payment) }, 'payment.cancelled', actor)
    return
  }
  const { state, card } = outcome
  const entry = await purposeOf(services, payment.purpose).charged?.(services, payment)
  // the money does not pay the invoice or order that it was meant for
  const charged = entry && { ...entry, purpose: payment.purpose }
  await enterCharge(services.db, payment, actor, charged)
  if (charged?.kind !== 'receivePayment') await enterBack(services.db, payment, 'creditMemo', actor, charged)
  if (state === 'refunded') await enterBack(services.db, payment, 'issueRefund', actor, charged)
  else await accrueCharge(services, payment, actor)
  const message = chargeReturnedMessage(payment.purpose, state === 'refunded')
  await close(services, payment, { state: 'cancelled', code: refundedCode, message, card }, `payment.${state}`, actor)
}

const notAuthenticated = ({ authenticate_until, now }: DatedPayment) =>
  authenticate_until && {
    code: notAuthenticatedCode,
    message: notAuthenticatedMessage(authenticate_until <= now),
  }

export const refundedCode = 'refunded'

async function close(
  services: PurchaseServices,
  payment: Payment,
  settlement: Settlement,
  action: AuditAction,
  actor: string,
) {
  await settlePayment(services.db, payment.id, settlement)
  await note(services, payment, action, actor, {
    state: settlement.state,
    ...(settlement.code && { code: settlement.code }),
    amount_cents: payment.amount_cents,
  })
}

const note = (services: PurchaseServices, payment: Payment, action: AuditAction, actor: string, after: object) =>
  audit(services.db, {
    actor,
    entity: 'payment',
    entityId: payment.id,
    contactId: payment.contact_id,
    action,
    before: { state: payment.state },
    after,
  })
