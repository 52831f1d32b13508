import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { isProducer, linkDays, producerLink } from '../producers/link'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { staffAddress } from './recipients'

/** Mails a producer the link to its page. Sends nothing to an address that is no producer's. */
export async function producerLinkLetters(
  services: Services,
  { email, occasion }: MailPayload<'producerLink'>,
): Promise<Letter[]> {
  if (!(await isProducer(services.db, email))) return []
  return [
    {
      kind: 'producerLink',
      contactId: null,
      occasion,
      to: email,
      subject: `Your quotes, policies and commission, ${brand.name}`,
      replyTo: staffAddress(services.config),
      compose: async () => {
        const url = await producerLink(services, email)
        return draw(async () => (await import('./templates/producer')).ProducerLetter, { url, days: linkDays })
      },
    },
  ]
}
