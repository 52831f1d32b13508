import { createElement } from 'react'
import { brand } from '../../domain/brand'
import { quotesOf } from '../quotes/found'
import { quoteLink } from '../quotes/link'
import type { Services } from '../services'
import type { Letter } from './deliver'
import { sentenceOf } from './sentence'

interface Sought {
  readonly email: string
  /** MM/DD/YYYY */
  readonly day: string
  readonly occasion: string
}

/** The links to what an address has for a day, to that address; nothing where it has none. Policies have a way of their own. */
export async function foundLetters({ db, config }: Services, { email, day, occasion }: Sought): Promise<Letter[]> {
  const found = await quotesOf(db, { email, day })
  const quotes = found.filter(({ policy_number }) => policy_number === null)
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
        const { FoundLetter } = await import('./templates/found')
        const { renderLetter } = await import('./render')
        return renderLetter(createElement(FoundLetter, { all, day }))
      },
    },
  ]
}
