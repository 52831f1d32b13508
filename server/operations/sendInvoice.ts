import { sendTransaction } from '../accounting/send'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/send-invoice/{id}`: mails an invoice. */
export const sendInvoice: Operation<'sendInvoice'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'sendInvoice', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...asked, kind: 'invoice' }) }
  }
