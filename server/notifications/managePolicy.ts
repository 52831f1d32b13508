import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { subjectOf } from './policySubject'
import { eachOnce } from './recipients'

/** Mails a signed link that opens a policy, a different one to each address. */
export async function managePolicyLetters(
  services: Services,
  { contactId, emails, occasion }: MailPayload<'managePolicy'>,
): Promise<Letter[]> {
  const subject = await subjectOf(services, contactId)
  const { number, event } = subject
  return eachOnce(emails.map((to) => ({ to, as: 'asked' }))).map(({ to }) => ({
    kind: 'managePolicy',
    contactId,
    occasion,
    to,
    subject: `Link to your policy ${number}, ${brand.name}`,
    compose: async () =>
      draw(async () => (await import('./templates/managePolicy')).ManagePolicyLetter, {
        number,
        event,
        url: await subject.link(),
      }),
  }))
}
