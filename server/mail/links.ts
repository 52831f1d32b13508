import { createElement } from 'react'
import { brand } from '../../domain/brand'
import { quoteLink } from '../quotes/link'
import { isOffered } from '../quotes/offered'
import type { Services } from '../services'
import type { Letter } from './deliver'
import { type Asked, quoteProps } from './quote'

const kinds = {
  payment: { kind: 'quotePurchaseLink', subject: (number: string) => `Your quote ${number} is ready to be paid for` },
  terms: { kind: 'termsLink', subject: (number: string) => `Please read and sign the terms of quote ${number}` },
} as const

/** The link that opens a quote at a step. Nobody is sent it once there is nothing to agree to any more. */
export async function linkLetters(
  { db, config }: Services,
  step: keyof typeof kinds,
  { contactId, recipients, occasion }: Asked,
): Promise<Letter[]> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  if (!isOffered(contact)) return []
  const { kind, subject } = kinds[step]
  return recipients.map((to) => ({
    kind,
    contactId,
    occasion,
    to,
    subject: `${subject(contact.quote_number)}, ${brand.name}`,
    compose: async () => {
      const { PurchaseLinkLetter, TermsLinkLetter } = await import('./templates/links')
      const { renderLetter } = await import('./render')
      const drawn = step === 'payment' ? PurchaseLinkLetter : TermsLinkLetter
      return renderLetter(createElement(drawn, quoteProps(contact, quoteLink(config, contactId, step))))
    },
  }))
}
