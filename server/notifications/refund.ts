import { contactEmail } from '../../domain/application/payload'
import { todayIn } from '../../domain/common/dates'
import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { cardName } from '../../domain/common/wayOfPayment'
import { isCheckNumber } from '../../domain/staff/accounting'
import { amountInWords } from '../billing/document'
import { documentRows } from '../documents/record'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { payeeOf } from '../policies/payee'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { draw } from './compose'
import { assertMade, attachmentsOf, entriesOf, listed } from './documentAttachments'
import { sentenceOf } from './eventDescription'
import type { MailPayload } from './payloads'

/** Mails a refund and its document to the contact point, including the refund of a charge without a policy. */
export async function refundLetters(
  services: Services,
  { contactId, refundId }: { contactId: string; refundId: string },
): Promise<Letter[]> {
  const { db } = services
  const refund = await db.q.selectFrom('refund').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow()
  if (refund.state !== 'made' || refund.made === null) return []
  const { about, to } = await recipientOf(db, contactId, refund.payment_id !== null)
  if (!to) return []
  const card = await cardOf(services, refund.payment_id)
  const documents = (await documentRows(services.db, contactId)).filter(({ ledger_id }) =>
    isSame(ledger_id, refund.ledger_id),
  )
  assertMade(services, documents, refund.made)
  const amount = dollars(dollarsOf(refund.amount_cents))
  return [
    {
      kind: 'refunded',
      contactId,
      occasion: refundId,
      to,
      subject: `${amount} was refunded to you: ${about.number}`,
      ledgerIds: entriesOf(documents),
      compose: async () => {
        const attachments = await attachmentsOf(services, documents)
        const props = {
          amount,
          ...about,
          reason: refund.reason,
          card,
          documents: listed(services, documents),
        }
        return draw(async () => (await import('./templates/refund')).RefundedLetter, props, attachments)
      },
    },
  ]
}

/**
 * Tells the payee that a refund by check or transfer was sent, with its document. Not sent once the entry is voided.
 */
export async function refundSentLetters(
  services: Services,
  { contactId, ledgerId }: MailPayload<'refundSent'>,
): Promise<Letter[]> {
  const { db } = services
  const documents = (await documentRows(db, contactId)).filter(({ ledger_id }) => ledger_id === ledgerId)
  const { about, to } = await recipientOf(db, contactId, false)
  if (documents.length === 0 || !to) return []
  const entry = await db.q.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirstOrThrow()
  assertMade(services, documents, entry.created)
  const amount = amountInWords(entry)
  const day = todayIn(entry.created)
  const title = `Your refund${isCheckNumber(entry.reference) ? ' check' : ''} of ${amount} was sent on ${day}`
  return [
    {
      kind: 'refundSent',
      contactId,
      occasion: entry.number,
      to,
      subject: `${title}: ${about.number}`,
      ledgerIds: [ledgerId],
      compose: async () => {
        const attachments = await attachmentsOf(services, documents)
        const props = {
          title,
          amount,
          ...about,
          reason: entry.description,
          reference: entry.reference,
          documents: listed(services, documents),
        }
        return draw(async () => (await import('./templates/refund')).RefundSentLetter, props, attachments)
      },
    },
  ]
}

/**
 * The contact point; without a card, the organizer that paid for the policy gets the money and the letter. `about` names the
 * policy or quote in each letter.
 */
export async function recipientOf(db: Services['db'], contactId: string, isToCard: boolean) {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  const policy = await db.q
    .selectFrom('policy')
    .select('answers')
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  // the policy's answers, which changes update
  const answers = wholeAnswers({ ...contact.answers, ...policy?.answers }, quoteFacts(contact))
  const payee = isToCard ? null : await payeeOf(db, contactId)
  const about = {
    number: contact.policy_number ?? contact.quote_number,
    isPolicy: contact.policy_number !== null,
    sentence: sentenceOf(contact),
  }
  return { about, to: payee?.email ?? contactEmail(answers) }
}

const isSame = (one: number | null, other: number | null) => one !== null && one === other

/** Visa ending in 4242; null where the money came by check and is refunded by check. */
async function cardOf({ db }: Services, paymentId: string | null): Promise<string | null> {
  if (paymentId === null) return null
  const card = await db.q
    .selectFrom('payment')
    .select(['card_type', 'cc_last_digits'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return cardName(card, 'card')
}
