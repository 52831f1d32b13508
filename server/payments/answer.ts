import type { Purchase } from '../../contract/client'
import { purchaseOf } from '../policies/purchased'
import { cardException, chargeReturned, paymentNotMade } from './problems'
import { keepAnswer, lockContact, lockPayment, type Payment } from './rows'
import { seal, unseal } from './seal'
import type { PurchaseServices } from './services'
import { refundedCode } from './settle'

/**
 * The answer to whoever holds the key of a settled payment: the same one to the byte each time. It is made when it is
 * first asked for, since a payment may be settled by a server that was not given the key.
 * @throws Problem 402 where nothing was charged, or all of it was given back
 */
export async function answerTo(services: PurchaseServices, payment: Payment, key: string): Promise<Purchase> {
  if (payment.state === 'declined') throw cardException(payment.decline_message ?? '')
  if (payment.decline_code === refundedCode) throw chargeReturned(payment.decline_message ?? '')
  if (payment.state !== 'captured') throw paymentNotMade()
  return JSON.parse(payment.answer ? unseal(payment.answer, key) : await firstAnswer(services, payment, key))
}

/** Two who ask at once get one answer: the second waits for the lock, and finds it. */
function firstAnswer({ db, now }: PurchaseServices, { id, contact_id }: Payment, key: string): Promise<string> {
  return db.tx(async () => {
    await lockContact(db, contact_id)
    const { answer } = await lockPayment(db, id)
    if (answer) return unseal(answer, key)
    const made = JSON.stringify(await purchaseOf(db, contact_id, now()))
    await keepAnswer(db, id, seal(made, key))
    return made
  })
}
