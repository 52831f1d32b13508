import { lockContact } from '../contacts/contact'
import { seal, unseal } from '../platform/crypto/seal'
import { keepAnswer, lockPayment, type Payment } from './payment'
import { cardException, chargeReturned, paymentNotMade } from './problems'
import { purposeOf } from './purpose'
import type { PurchaseServices } from './services'
import { refundedCode } from './settle'

/**
 * The stored answer for the caller who holds the key of a settled payment, identical to the byte each time. It is
 * created on the first request, because the server that settles a payment may not have the key.
 * @throws Problem 402 where nothing was charged, or everything was refunded
 */
export async function answerTo(services: PurchaseServices, payment: Payment, key: string): Promise<unknown> {
  if (payment.state === 'declined') throw cardException(payment.decline_message ?? '', payment.decline_code)
  if (payment.decline_code === refundedCode) throw chargeReturned(payment.decline_message ?? '')
  if (payment.state !== 'captured') throw paymentNotMade(payment.decline_message)
  return JSON.parse(payment.answer ? unseal(payment.answer, key) : await firstAnswer(services, payment, key))
}

/** The row lock makes two concurrent requests return the same answer. */
function firstAnswer(services: PurchaseServices, payment: Payment, key: string): Promise<string> {
  const { db } = services
  const { id, contact_id } = payment
  return db.tx(async () => {
    await lockContact(db, contact_id)
    const { answer } = await lockPayment(db, id)
    if (answer) return unseal(answer, key)
    const made = JSON.stringify(await purposeOf(services, payment.purpose).answer(services, contact_id, payment))
    await keepAnswer(db, id, seal(made, key))
    return made
  })
}
