import { actorOf, type Operation } from '../handler'
import { readOrder } from '../payments/order'
import { purchase as buy } from '../payments/purchase'

/** `POST /purchase`: charges the amount that was shown, once; without a token, tells what became of the attempt. */
export const purchase: Operation<'purchase'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const order = readOrder(body, headers['idempotency-key'])
    return { status: 200, body: await buy(services, order, actorOf(caller)) }
  }
