import { sendTransaction } from '../accounting/send'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/send-credit-memo/{id}`: mails a credit memo. */
export const sendCreditMemo: Operation<'sendCreditMemo'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'sendCreditMemo', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...asked, kind: 'creditMemo' }) }
  }
