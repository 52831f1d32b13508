import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { checkedCertificate } from '../policies/certificateCheck'
import { subscriptionLink } from '../policies/certificateSubscriptions'
import { draw } from './compose'
import type { MailPayload } from './payloads'

const subscriptionOf = ({ db }: Services, id: string) =>
  db.q.selectFrom('certificate_subscription').selectAll().where('id', '=', id).executeTakeFirst()

/** Mails the link that confirms a subscription. The address may be a stranger's, so the letter names the code only. */
export async function certificateFollowedLetters(
  services: Services,
  { contactId, subscriptionId, occasion }: MailPayload<'certificateFollowed'>,
): Promise<Letter[]> {
  const subscription = await subscriptionOf(services, subscriptionId)
  if (!subscription || subscription.closed) return []
  const { code, email, confirmed, ended } = subscription
  const isActive = confirmed !== null && ended === null
  return [
    {
      kind: 'certificateFollowed',
      contactId,
      occasion,
      to: email,
      subject: `${isActive ? 'You get' : 'Confirm:'} updates about certificate ${code}, ${brand.name}`,
      compose: async () =>
        draw(async () => (await import('./templates/certificateSubscription')).ConfirmSubscriptionLetter, {
          code,
          isActive,
          url: (await subscriptionLink(services, subscriptionId)).page,
        }),
    },
  ]
}

/** Tells a subscriber that a certificate was replaced, or is no longer valid. Nothing goes to one who has ended it. */
export async function certificateNewsLetters(
  services: Services,
  { contactId, subscriptionId, news, code, next, occasion }: MailPayload<'certificateNews'>,
): Promise<Letter[]> {
  const subscription = await subscriptionOf(services, subscriptionId)
  if (!subscription || subscription.ended) return []
  const { email } = subscription
  return [
    {
      kind: 'certificateNews',
      contactId,
      occasion,
      to: email,
      subject: subjects[news](code),
      compose: async () => {
        const { page, oneClick } = await subscriptionLink(services, subscriptionId)
        const certificate = (await checkedCertificate(services, next ?? code))!
        const url = `${services.config.baseUrl}/quote/certificate/${next ?? code}`
        const letter = await draw(
          async () => (await import('./templates/certificateSubscription')).CertificateNewsLetter,
          { news, code, next, certificate, url, leave: page },
        )
        return { ...letter, unsubscribe: oneClick }
      },
    },
  ]
}

const subjects: Readonly<Record<MailPayload<'certificateNews'>['news'], (code: string) => string>> = {
  replaced: (code) => `Certificate ${code} was replaced`,
  withdrawn: (code) => `Certificate ${code} is no longer valid`,
  cancelled: (code) => `Certificate ${code} is no longer valid: the policy was canceled`,
}
