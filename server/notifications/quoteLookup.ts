import { createElement } from 'react'
import { brand } from '../../domain/common/brand'
import { quoteLink } from '../contacts/links'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { quotesOf } from '../quotes/find'
import { sentenceOf } from './eventDescription'

interface Sought {
  readonly email: string
  /** MM/DD/YYYY */
  readonly day: string
  readonly occasion: string
}

/**
 * Mails links to the quotes of an address for a day, to that address; sends nothing if there are none. Policies have a
 * lookup of their own.
 */
export async function quoteLookupLetters(
  { db, config }: Services,
  { email, day, occasion }: Sought,
): Promise<Letter[]> {
  const matches = await quotesOf(db, { email, day })
  const quotes = matches.filter(({ policy_number }) => policy_number === null)
  if (quotes.length === 0) return []
  const all = quotes.map((contact) => ({
    name: `${contact.quote_number}: ${sentenceOf(contact)}`,
    url: quoteLink(config, contact.id),
  }))
  return [
    {
      kind: 'quotesFound',
      contactId: quotes[0]!.id,
      occasion,
      to: email,
      subject: `Your ${all.length === 1 ? 'quote' : 'quotes'} from ${brand.name}`,
      compose: async () => {
        const { QuoteLookupLetter } = await import('./templates/quoteLookup')
        const { renderLetter } = await import('./render')
        return renderLetter(createElement(QuoteLookupLetter, { all, day }))
      },
    },
  ]
}
