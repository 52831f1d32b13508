import { bookedAnswer } from '../accounting/booked'
import { enterElsewhere } from '../accounting/elsewhere'
import { actorOf, type Operation } from '../handler'

/** `POST /admin/accounting-transactions/{kind}/{id}`: enters what was made in another system (decision 40). */
export const enterAccountingTransaction: Operation<'enterAccountingTransaction'> =
  (services) =>
  async ({ params: { id, kind }, headers, body: form, caller }) => {
    const key = headers['idempotency-key']
    const asked = { id, key, call: 'enterAccountingTransaction', form, actor: actorOf(caller) }
    return bookedAnswer(services, await enterElsewhere(services, asked, kind))
  }
