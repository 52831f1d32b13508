import type { Price, Purchase } from '../../contract/client'
import { pay } from '../payments/pay'
import { purchasePurpose } from '../payments/payment'
import type { PaymentPurpose } from '../payments/purpose'
import type { Order } from '../payments/request'
import type { PurchaseServices } from '../payments/services'
import { bindPolicy } from '../policies/issue'
import { purchaseOf } from '../policies/policyDto'
import { closeOrder } from './closeOrder'
import { eligibilityFor } from './eligibility'

/**
 * Buys what was quoted, once (decision 50).
 * @throws Problem 402 refused or not made, 404, 409 what `eligibilityFor` says or a payment that is on its way, 422 the key is
 * another order's, 503 the processor does not answer
 */
export const purchase = async (services: PurchaseServices, order: Order, actor: string) =>
  (await pay(services, purchasePurpose, order, actor)) as Purchase

/** A quote becomes a policy. An order by check that was open is replaced by it. */
export const policyPurchase = (): PaymentPurpose<Price> => ({
  permit: ({ db }, contact, amountCents, at) => eligibilityFor(db, contact, amountCents, at),
  async bind(services, settled) {
    await bindPolicy(services, settled)
    await closeOrder(services, settled.contact.id, 'replaced', settled.actor)
  },
  answer: ({ db, now }, contactId) => purchaseOf(db, contactId, now()),
})
