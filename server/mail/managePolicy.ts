import { brand } from '../../domain/brand'
import type { Services } from '../services'
import type { Letter } from './deliver'
import { draw } from './draw'
import type { MailPayload } from './payloads'
import { eachOnce } from './recipients'
import { subjectOf } from './subject'

/** The signed link that opens a policy, another one to each address. */
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
    subject: `The way to your policy ${number}, ${brand.name}`,
    compose: async () =>
      draw(async () => (await import('./templates/managePolicy')).ManagePolicyLetter, {
        number,
        event,
        url: await subject.link(),
      }),
  }))
}
