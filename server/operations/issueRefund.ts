import { bookedAnswer } from '../accounting/booked'
import { giveBack } from '../accounting/refund'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/issue-refund/{id}`: gives money back, to a card or by check. */
export const issueRefund: Operation<'issueRefund'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'issueRefund', form, actor: actorOf(caller) }
    return bookedAnswer(services, await giveBack(services, asked))
  }
