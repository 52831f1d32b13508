import { bookedAnswer } from '../accounting/booked'
import { invoice } from '../accounting/charge'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/create-invoice/{id}`: charges for something that is still to be paid. */
export const createInvoice: Operation<'createInvoice'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'createInvoice', form, actor: actorOf(caller) }
    return bookedAnswer(services, await invoice(services, asked))
  }
