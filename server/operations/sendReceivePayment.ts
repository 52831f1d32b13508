import { sendTransaction } from '../accounting/send'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/send-receive-payment/{id}`: mails the receipt of a payment. */
export const sendReceivePayment: Operation<'sendReceivePayment'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'sendReceivePayment', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...asked, kind: 'receivePayment' }) }
  }
