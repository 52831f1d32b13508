import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import { subjectOf } from './policySubject'
import { requestLink, staffAddress } from './recipients'

/**
 * The letters for a message about a policy: one to staff, whose reply goes to the contact point, and a confirmation to the
 * contact point if it has an address.
 */
export async function messageLetters(
  services: Services,
  { contactId, messageId }: { contactId: string; messageId: string },
): Promise<Letter[]> {
  const { db, config } = services
  const row = await db.q.selectFrom('policy_message').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow()
  const { insured, event, number, to } = await subjectOf(services, contactId)
  const facts = { number, event, insured, email: to, subject: row.subject, message: row.message }
  const template = () => import('./templates/message')
  const shared = { contactId, occasion: messageId }
  const toStaff: Letter = {
    ...shared,
    kind: 'policyMessageToStaff',
    to: staffAddress(config),
    subject: `Policy ${number}: ${row.subject}`,
    ...(to && { replyTo: to }),
    compose: () =>
      draw(async () => (await template()).MessageToStaffLetter, {
        ...facts,
        url: requestLink(config, messageId),
      }),
  }
  const received: Letter[] = to
    ? [
        {
          ...shared,
          kind: 'policyMessage',
          to,
          subject: `We have your message: policy ${number}`,
          compose: () => draw(async () => (await template()).MessageReceivedLetter, facts),
        },
      ]
    : []
  return [toStaff, ...received]
}
