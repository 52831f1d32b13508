import { contactEmail } from '../../domain/application/payload'
import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { conditionsOf } from '../quotes/terms'
import { draw } from './compose'
import { quotePropsNow } from './quote'

interface Decided {
  readonly contactId: string
  readonly status: 'approved' | 'declined'
  readonly reason: string | null
  readonly occasion: string
}

const subjects = { approved: 'Your quote is approved', declined: 'We cannot offer coverage' } as const

/**
 * Mails a staff decision to the person who requested the review, or, without a request, to the contact point.
 * Sends nothing once the decision was reversed.
 */
export async function decidedLetters(
  services: Services,
  { contactId, status, reason, occasion }: Decided,
): Promise<Letter[]> {
  const contact = await services.db.q
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  if (contact.quote_status !== status) return []
  const to = contact.review?.email ?? contactEmail(wholeAnswers(contact.answers, quoteFacts(contact)))
  if (!to) return []
  const conditions = conditionsOf(contact.offered_terms)
  const props = { ...(await quotePropsNow(services, contact)), reason, conditions }
  return [
    {
      kind: status,
      contactId,
      occasion,
      to,
      subject: `${subjects[status]}: ${contact.quote_number}, ${brand.name}`,
      compose: () =>
        draw(async () => {
          const { ApprovedLetter, DeclinedLetter } = await import('./templates/decision')
          return status === 'approved' ? ApprovedLetter : DeclinedLetter
        }, props),
    },
  ]
}
