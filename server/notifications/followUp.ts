import { brand } from '../../domain/common/brand'
import { reminded } from '../marketing/followUp'
import { unsubscribeLink } from '../marketing/unsubscribe'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import { quotePropsNow } from './quote'

/**
 * The reminder of a quote that was not bought (decision 41). Not sent after a purchase, without a valid price, or to an
 * unsubscribed address.
 */
export async function followUpLetters(
  services: Services,
  { contactId }: { readonly contactId: string },
): Promise<Letter[]> {
  const { db } = services
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  const to = contact.email
  if (!to || !reminded.some((status) => status === contact.quote_status)) return []
  const excluded = await db.q
    .selectFrom('excluded_customer')
    .select('id')
    .where('list', '=', 'daily')
    .where('email', '=', to.toLowerCase())
    .executeTakeFirst()
  if (excluded) return []
  return [
    {
      kind: 'followUp',
      contactId,
      occasion: contactId,
      to,
      subject: `A reminder: quote ${contact.quote_number} from ${brand.name}`,
      compose: async () => {
        const { page, oneClick } = await unsubscribeLink(services, { mailing: 'daily', email: to })
        const props = { ...(await quotePropsNow(services, contact)), leave: page }
        const letter = await draw(async () => (await import('./templates/followUp')).FollowUpLetter, props)
        return { ...letter, unsubscribe: oneClick }
      },
    },
  ]
}
