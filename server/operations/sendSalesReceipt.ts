import { sendTransaction } from '../accounting/send'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/send-sales-receipt/{id}`: mails a sales receipt. */
export const sendSalesReceipt: Operation<'sendSalesReceipt'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'sendSalesReceipt', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...asked, kind: 'salesReceipt' }) }
  }
