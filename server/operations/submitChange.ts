import { actorOf, type Operation } from '../handler'
import { readChangeOrder } from '../policies/change/order'
import { submitChange as submit } from '../policies/change/submit'

/** `POST /policy/submit-change/{id}`: makes a change once under its key, charging or refunding the difference. */
export const submitChange: Operation<'submitChange'> =
  (services) =>
  async ({ params: { id }, body, headers, caller }) => {
    const order = readChangeOrder(id, body, headers['idempotency-key'])
    return { status: 200, body: await submit(services, order, actorOf(caller)) }
  }
