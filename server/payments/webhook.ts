import { leaseStatusOf } from './lease'
import { claimPayment, paymentOf, releaseLease } from './payment'
import type { PurchaseServices } from './services'
import { findOut, settle } from './settle'

/**
 * The processor has told of a charge. All that is taken from it is that there is something to find out: the payment is
 * settled as the processor answers when it is asked. So a tale that is false, old, told twice or in the wrong order changes
 * nothing, and one that is lost is made up for by `reconcile`. What a server is at work on is left to it; a charge that we
 * do not know is somebody else's.
 * @throws Problem 503 the processor does not answer; it will tell again
 */
export async function hear(services: PurchaseServices, reference: string): Promise<void> {
  const { db } = services
  const payment = await paymentOf(db, reference)
  if (!payment || leaseStatusOf(payment, payment.now) !== 'abandoned') return
  if (!(await claimPayment(db, payment.id, false))) return
  try {
    await settle(services, payment, await findOut(services, payment), 'system')
  } catch (error) {
    await releaseLease(db, payment.id).catch(() => undefined)
    throw error
  }
}
