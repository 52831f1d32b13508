import { lockContact } from '../contacts/contact'
import { seal, unseal } from '../platform/crypto/seal'
import { keepAnswer, lockPayment, type Payment } from './payment'
import { cardException, chargeReturned, paymentNotMade } from './problems'
import { purposeOf } from './purpose'
import type { PurchaseServices } from './services'
import { refundedCode } from './settle'

/**
 * The answer to whoever holds the key of a settled payment: the same one to the byte each time. It is made when it is
 * first asked for, since a payment may be settled by a server that was not given the key.
 * @throws Problem 402 where nothing was charged, or all of it was given back
 */
export async function answerTo(services: PurchaseServices, payment: Payment, key: string): Promise<unknown> {
  if (payment.state === 'declined') throw cardException(payment.decline_message ?? '', payment.decline_code)
  if (payment.decline_code === refundedCode) throw chargeReturned(payment.decline_message ?? '')
  if (payment.state !== 'captured') throw paymentNotMade()
  return JSON.parse(payment.answer ? unseal(payment.answer, key) : await firstAnswer(services, payment, key))
}

/** Two who ask at once get one answer: the second waits for the lock, and finds it. */
function firstAnswer(services: PurchaseServices, payment: Payment, key: string): Promise<string> {
  const { db } = services
  const { id, contact_id } = payment
  return db.tx(async () => {
    await lockContact(db, contact_id)
    const { answer } = await lockPayment(db, id)
    if (answer) return unseal(answer, key)
    const made = JSON.stringify(await purposeOf(payment.purpose).answer(services, contact_id, payment))
    await keepAnswer(db, id, seal(made, key))
    return made
  })
}
