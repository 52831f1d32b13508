import { brand } from '../../domain/common/brand'
import { quoteLink } from '../contacts/links'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { customerOf } from '../underwriting/messages'
import { draw } from './compose'
import { sentenceOf } from './eventDescription'
import { staffAddress } from './recipients'

interface Written {
  readonly contactId: string
  /** of the message */
  readonly number: number
}

const template = () => import('./templates/underwritingMessage')

/**
 * Mails an underwriter's question to the person who requested the review, who answers on the quote's page. Not sent
 * once the quote is bought.
 */
export async function underwriterQuestionLetters(services: Services, written: Written): Promise<Letter[]> {
  const { contact, row } = await read(services, written)
  const to = customerOf(contact)
  if (!to || contact.policy_number !== null) return []
  const { quote_number: quoteNumber } = contact
  return [
    {
      kind: 'asked',
      contactId: contact.id,
      occasion: String(row.id),
      to,
      subject: `A question about your quote ${quoteNumber}, ${brand.name}`,
      compose: () =>
        draw(async () => (await template()).UnderwriterQuestionLetter, {
          quoteNumber,
          sentence: sentenceOf(contact),
          message: row.message,
          url: quoteLink(services.config, contact.id),
        }),
    },
  ]
}

/** Mails a customer's message to the assigned underwriter, or to all staff. */
export async function answeredLetters(services: Services, written: Written): Promise<Letter[]> {
  const { contact, row } = await read(services, written)
  const { quote_number: quoteNumber } = contact
  return [
    {
      kind: 'answered',
      contactId: contact.id,
      occasion: String(row.id),
      to: contact.underwriter ?? staffAddress(services.config),
      subject: `The customer writes: quote ${quoteNumber}`,
      compose: () =>
        draw(async () => (await template()).AnsweredLetter, {
          quoteNumber,
          sentence: sentenceOf(contact),
          message: row.message,
          url: `${services.config.baseUrl}/quote/usw/${contact.id}`,
        }),
    },
  ]
}

async function read({ db }: Services, { contactId, number }: Written) {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  const row = await db.q.selectFrom('quote_message').selectAll().where('id', '=', number).executeTakeFirstOrThrow()
  return { contact, row }
}
