import { bookedAnswer } from '../accounting/booked'
import { credit } from '../accounting/charge'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/create-credit-memo/{id}`: takes a charge back. */
export const createCreditMemo: Operation<'createCreditMemo'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'createCreditMemo', form, actor: actorOf(caller) }
    return bookedAnswer(services, await credit(services, asked))
  }
