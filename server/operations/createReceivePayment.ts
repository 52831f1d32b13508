import { bookedAnswer } from '../accounting/booked'
import { recordPayment } from '../accounting/payment'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/create-receive-payment/{id}`: records money that came; the policy is issued once all of it has. */
export const createReceivePayment: Operation<'createReceivePayment'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'createReceivePayment', form, actor: actorOf(caller) }
    return bookedAnswer(services, await recordPayment(services, asked))
  }
