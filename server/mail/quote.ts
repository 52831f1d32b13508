import type { Selectable } from 'kysely'
import { createElement } from 'react'
import { todayIn } from '../../domain/dates'
import { amount, dollars } from '../../domain/formats'
import { lineWords } from '../../domain/worksheet'
import type { ContactTable } from '../db/schema'
import { quoteLink } from '../quotes/link'
import type { Services } from '../services'
import type { Letter } from './deliver'
import { sentenceOf } from './sentence'

type Contact = Selectable<ContactTable>

export interface Asked {
  readonly contactId: string
  readonly recipients: readonly string[]
  /** names the asking, so that another one sends another message */
  readonly occasion: string
}

/** The quote as it is by now, with the link that opens it. Nobody is sent a quote that has become a policy meanwhile. */
export async function quoteLetters(
  { db, config }: Services,
  { contactId, recipients, occasion }: Asked,
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
    standing: standingOf(contact),
  }
}

/** What stands between the quote and a purchase, or until when its price holds. */
export function standingOf({ quote_status: status, price, expires }: Contact): string {
  if (status === 'referred') return 'An underwriter has to look at it before it can be bought.'
  if (status === 'declined')
    return 'We cannot insure the event with these answers. Open the quote to see what would change that.'
  if (status === 'expired') return 'The price has expired. Open the quote and save it for a new one.'
  if (!price) return 'It has no price yet. Open it and answer what is left.'
  return expires
    ? `The price holds until ${todayIn(expires)} if the answers stay as they are.`
    : 'The price holds while the answers stay as they are.'
}
