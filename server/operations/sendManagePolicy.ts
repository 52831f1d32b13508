import { countedAnswers } from '../../domain/application/asked'
import type { Operation } from '../handler'
import { mailAbout, readEmails } from '../policies/mailed'
import { boughtAnswers, type Policy, policyOf } from '../policies/rows'
import { notFound, wrongAnswers } from '../problem'

/**
 * `POST /send-manage-policy/{id}`: the signed link of a policy. It opens the policy, so whoever is not staff can have it
 * sent only to the addresses that the policy itself has.
 */
export const sendManagePolicy: Operation<'sendManagePolicy'> =
  (services) =>
  async ({ params: { id }, body, caller }) => {
    const policy = await policyOf(services.db, id)
    if (!policy) throw notFound('policy')
    const recipients = readEmails(body.emails)
    if (caller.kind === 'public' && !recipients.every(isOf(policy)))
      throw wrongAnswers({ emails: 'The link is sent to the addresses of this policy only' })
    const action = 'policyLink.requested'
    await mailAbout(services, { contactId: id, caller, recipients, action, payload: { kind: 'managePolicy' } })
    return { status: 202, body: { message: 'Email sent successfully!' } }
  }

function isOf(policy: Policy): (email: string) => boolean {
  const { insured_email, producer_email } = countedAnswers(boughtAnswers(policy))
  const own = [insured_email, producer_email].map((email) => email?.toLowerCase())
  return (email) => own.includes(email.toLowerCase())
}
