import type { Purchase } from '../../contract/client'
import type { Order } from './order'
import { pay } from './pay'
import { purchasePurpose } from './rows'
import type { PurchaseServices } from './services'

/**
 * Buys what was quoted, once (decision 50).
 * @throws Problem 402 refused or not made, 404, 409 what `verdictOn` says or a payment that is on its way, 422 the key is
 * another order's, 503 the processor does not answer
 */
export const purchase = async (services: PurchaseServices, order: Order, actor: string) =>
  (await pay(services, purchasePurpose, order, actor)) as Purchase
