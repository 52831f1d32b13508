import { bookedAnswer } from '../accounting/booked'
import { voidEntry } from '../accounting/void'
import { actorOf, type Operation } from '../handler'

/** `DELETE /admin/accounting-transactions/{kind}/{id}`: takes an entry back; it stays in the books (decision 40). */
export const voidAccountingTransaction: Operation<'voidAccountingTransaction'> =
  (services) =>
  async ({ params: { id, kind }, query: { reason }, caller }) => {
    const voiding = { transactionId: id, kind, reason, actor: actorOf(caller) }
    return bookedAnswer(services, await voidEntry(services, voiding))
  }
