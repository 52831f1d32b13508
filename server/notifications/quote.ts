import { createElement } from 'react'
import { amount, dollars } from '../../domain/common/formats'
import type { Suspension } from '../../domain/quote/suspension'
import { lineWords } from '../../domain/worksheet'
import type { Contact } from '../contacts/contact'
import { quoteLink } from '../contacts/links'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { quoteStatusSentence } from '../quotes/status'
import { quoteSuspension } from '../quotes/suspension'
import { sentenceOf } from './eventDescription'

export interface QuoteMailRequest {
  readonly contactId: string
  readonly recipients: readonly string[]
  /** identifies the request, so that another request sends another message */
  readonly occasion: string
}

/** Mails the current quote with the link that opens it. Not sent once the quote was bought. */
export async function quoteLetters(
  services: Services,
  { contactId, recipients, occasion }: QuoteMailRequest,
): Promise<Letter[]> {
  const { db } = services
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
      return renderLetter(createElement(QuoteLetter, await quotePropsNow(services, contact)))
    },
  }))
}

/** The quote as a letter of this moment shows it, with a moratorium that stops it now (decision record 74). */
export async function quotePropsNow(services: Services, contact: Contact, step?: Parameters<typeof quoteLink>[2]) {
  return quoteProps(contact, quoteLink(services.config, contact.id, step), await quoteSuspension(services, contact))
}

export function quoteProps(contact: Contact, url: string, suspension: Suspension | undefined) {
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
    suspension,
  }
}
