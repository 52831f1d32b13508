import { leaseStatusOf } from './lease'
import { claimPayment, type Payment, paymentOf, releaseLease } from './payment'
import type { PurchaseServices } from './services'
import { settle, settleAbandoned, settleAuthenticated } from './settle'

/**
 * Handles an event of the processor. The event only says that there is something to look up; we ask the processor for
 * the result. So a false, late, repeated or reordered event changes nothing, and `reconcile` makes up for a lost one.
 * A payment that waits for the cardholder is settled once the bank has the answer, and waits on until then. Payments
 * leased by a server, and charges that we do not know, are left alone.
 * @throws Problem 503 where the processor does not respond; it will send the event again
 */
export async function handleWebhookEvent(services: PurchaseServices, reference: string): Promise<void> {
  const { db } = services
  const payment = await paymentOf(db, reference)
  if (!payment) return
  const leaseStatus = leaseStatusOf(payment, payment.now)
  if (leaseStatus === 'authenticating') return settleIfAuthenticated(services, payment)
  if (leaseStatus !== 'abandoned') return
  if (!(await claimPayment(db, payment.id, false))) return
  try {
    await settle(services, payment, await settleAbandoned(services, payment), 'system')
  } catch (error) {
    await releaseLease(db, payment.id).catch(() => undefined)
    throw error
  }
}

async function settleIfAuthenticated(services: PurchaseServices, payment: Payment): Promise<void> {
  const outcome = await settleAuthenticated(services, payment)
  if (outcome.state !== 'authenticating') await settle(services, payment, outcome, 'system')
}
