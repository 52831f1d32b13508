import { actorOf, type Operation } from '../handler'
import { billingOf } from '../orders/billing'
import { orderAskedAbout, placeOrder } from '../orders/place'
import { readOrder } from '../payments/order'
import { otherOrder } from '../payments/problems'
import { purchase as buy } from '../payments/purchase'

/**
 * `POST /purchase`: charges the amount that was shown, once; without a token, tells what became of the attempt. By check or
 * invoice it places an order.
 */
export const purchase: Operation<'purchase'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const order = readOrder(body, headers['idempotency-key'])
    const billing = billingOf(body)
    if (billing) return { status: 202, body: await placeOrder(services, order, billing, caller) }
    const placed = await orderAskedAbout(services, order)
    if (placed && order.token) throw otherOrder()
    if (placed) return { status: 202, body: placed }
    return { status: 200, body: await buy(services, order, actorOf(caller)) }
  }
