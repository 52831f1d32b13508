import { createElement } from 'react'
import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { isOffered } from '../quotes/sendLink'
import { type QuoteMailRequest, quotePropsNow } from './quote'

const kinds = {
  payment: {
    kind: 'quotePurchaseLink',
    subject: (number: string, isSuspended: boolean) =>
      isSuspended ? `Please wait with the payment of quote ${number}` : `Your quote ${number} is ready to be paid for`,
  },
  terms: { kind: 'termsLink', subject: (number: string) => `Please read and sign the terms of quote ${number}` },
} as const

/** Mails the link to a step of a quote. Sends nothing once the quote is no longer offered. */
export async function linkLetters(
  services: Services,
  step: keyof typeof kinds,
  { contactId, recipients, occasion }: QuoteMailRequest,
): Promise<Letter[]> {
  const contact = await services.db.q
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  if (!isOffered(contact)) return []
  const { kind, subject } = kinds[step]
  const props = await quotePropsNow(services, contact, step)
  return recipients.map((to) => ({
    kind,
    contactId,
    occasion,
    to,
    subject: `${subject(contact.quote_number, props.suspension !== undefined)}, ${brand.name}`,
    compose: async () => {
      const { PurchaseLinkLetter, TermsLinkLetter } = await import('./templates/links')
      const { renderLetter } = await import('./render')
      const drawn = step === 'payment' ? PurchaseLinkLetter : TermsLinkLetter
      return renderLetter(createElement(drawn, props))
    },
  }))
}
