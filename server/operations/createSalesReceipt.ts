import { bookedAnswer } from '../accounting/booked'
import { sell } from '../accounting/receipt'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/create-sales-receipt/{id}`: charges for something that is paid at once. */
export const createSalesReceipt: Operation<'createSalesReceipt'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'createSalesReceipt', form, actor: actorOf(caller) }
    return bookedAnswer(services, await sell(services, asked))
  }
