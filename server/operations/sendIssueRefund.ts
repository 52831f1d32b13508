import { sendTransaction } from '../accounting/send'
import { actorOf, type Operation } from '../handler'

/** `POST /reps/send-issue-refund/{id}`: mails the paper of a refund. */
export const sendIssueRefund: Operation<'sendIssueRefund'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const asked = { id, key: headers['idempotency-key'], call: 'sendIssueRefund', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...asked, kind: 'issueRefund' }) }
  }
