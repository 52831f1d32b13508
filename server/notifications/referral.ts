import { createElement } from 'react'
import { brand } from '../../domain/common/brand'
import { quoteLink } from '../contacts/links'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { expectedAnswer } from '../underwriting/reviewStatus'
import { sentenceOf } from './eventDescription'
import { staffAddress } from './recipients'

interface Submitted {
  readonly contactId: string
  readonly email: string
  readonly message: string | null
  readonly occasion: string
}

/** Announces a review: to the person who requested it, with a link to its status, and to staff. */
export async function reviewLetters(
  { db, config }: Services,
  { contactId, email, message, occasion }: Submitted,
): Promise<Letter[]> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  const { quote_number: quoteNumber, reasons, review } = contact
  const answerBy = review && expectedAnswer(config.program, review.submitted)
  const facts = { quoteNumber, sentence: sentenceOf(contact), reasons: reasons.map(({ text }) => text) }
  const templates = async () => ({ ...(await import('./templates/referral')), ...(await import('./render')) })
  return [
    {
      kind: 'referralReceived',
      contactId,
      occasion,
      to: email,
      subject: `We are looking at your quote ${quoteNumber}, ${brand.name}`,
      compose: async () => {
        const { ReferralReceivedLetter, renderLetter } = await templates()
        return renderLetter(
          createElement(ReferralReceivedLetter, { ...facts, answerBy, url: quoteLink(config, contactId) }),
        )
      },
    },
    {
      kind: 'referralToStaff',
      contactId,
      occasion,
      to: staffAddress(config),
      subject: `To review: quote ${quoteNumber}`,
      compose: async () => {
        const { ReferralToStaffLetter, renderLetter } = await templates()
        const url = `${config.baseUrl}/quote/usw`
        return renderLetter(createElement(ReferralToStaffLetter, { ...facts, url, email, message }))
      },
    },
  ]
}
