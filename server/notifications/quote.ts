import { createElement } from 'react'
import { amount, dollars } from '../../domain/common/formats'
import { lineWords } from '../../domain/worksheet'
import type { Contact } from '../contacts/contact'
import { quoteLink } from '../contacts/links'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { quoteStatusSentence } from '../quotes/status'
import { sentenceOf } from './eventDescription'

export interface QuoteMailRequest {
  readonly contactId: string
  readonly recipients: readonly string[]
  /** identifies the request, so that another request sends another message */
  readonly occasion: string
}

/** Mails the current quote with the link that opens it. Not sent once the quote was bought. */
export async function quoteLetters(
  { db, config }: Services,
  { contactId, recipients, occasion }: QuoteMailRequest,
): Promise<Letter[]> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  if (contact.policy_number !== null) return []
  return recipients.map((to) => ({
    kind: 'quote',
    contactId,
    occasion,
    to,
    subject: `Your quote ${contact.quote_number} from Marquee`,
    compose: async () => {
      const { QuoteLetter } = await import('./templates/quote')
      const { renderLetter } = await import('./render')
      return renderLetter(createElement(QuoteLetter, quoteProps(contact, quoteLink(config, contact.id))))
    },
  }))
}

export function quoteProps(contact: Contact, url: string) {
  const { price, quote_number: quoteNumber } = contact
  return {
    quoteNumber,
    sentence: sentenceOf(contact),
    url,
    bill: price && {
      lines: price.worksheet.map((line) => {
        const { label, isIncluded } = lineWords(line)
        return { label, amount: isIncluded ? 'Included' : amount(line.amount) }
      }),
      total: dollars(price.pricing_detail.amount_due),
    },
    status: quoteStatusSentence(contact),
  }
}
