import type { Price, Purchase } from '../../contract/client'
import { pay } from '../payments/pay'
import { purchasePurpose } from '../payments/payment'
import type { PaymentPurpose } from '../payments/purpose'
import type { Order } from '../payments/request'
import type { PurchaseServices } from '../payments/services'
import { bindPolicy } from '../policies/issue'
import { purchaseOf } from '../policies/policyDto'
import { assertQuoteBindable } from '../quotes/suspension'
import { closeOrder } from './closeOrder'
import { eligibilityFor } from './eligibility'

/**
 * Buys the quoted policy by card, once per key (decision 50).
 * @throws Problem 402 declined or not completed, 404, 409 not eligible (`eligibilityFor`) or another payment in
 * progress, 422 the key belongs to another order, 503 the processor does not respond
 */
export const purchase = async (services: PurchaseServices, order: Order, actor: string) =>
  (await pay(services, purchasePurpose, order, actor)) as Purchase

/** A card purchase turns a quote into a policy. It replaces an open order by check. */
export const policyPurchase = (): PaymentPurpose<Price> => ({
  permit: ({ db }, contact, amountCents, at) => eligibilityFor(db, contact, amountCents, at),
  admit: assertQuoteBindable,
  async bind(services, settled) {
    await bindPolicy(services, settled)
    await closeOrder(services, settled.contact.id, 'replaced', { actor: settled.actor })
  },
  answer: ({ db, now }, contactId) => purchaseOf(db, contactId, now()),
})
