import { createElement } from 'react'
import { brand } from '../../domain/common/brand'
import { quoteLink } from '../contacts/links'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { isOffered } from '../quotes/sendLink'
import { type QuoteMailRequest, quoteProps } from './quote'

const kinds = {
  payment: { kind: 'quotePurchaseLink', subject: (number: string) => `Your quote ${number} is ready to be paid for` },
  terms: { kind: 'termsLink', subject: (number: string) => `Please read and sign the terms of quote ${number}` },
} as const

/** Mails the link to a step of a quote. Sends nothing once the quote is no longer offered. */
export async function linkLetters(
  { db, config }: Services,
  step: keyof typeof kinds,
  { contactId, recipients, occasion }: QuoteMailRequest,
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
