import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { isCheckNumber } from '../../domain/staff/accounting'
import { accountBalanceOf } from '../billing/balance'
import { amountInWords } from '../billing/document'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { recipientOf } from './refund'

/**
 * Tells the payee of a refund by check or transfer that it was voided, and what follows. Only a payee who was mailed that
 * it was sent gets it: nobody else expects the money.
 */
export async function refundVoidedLetters(
  { db }: Services,
  { contactId, ledgerId }: MailPayload<'refundVoided'>,
): Promise<Letter[]> {
  const mails = await db.q
    .selectFrom('mail_log')
    .select('ledger_ids')
    .where('contact_id', '=', contactId)
    .where('ledger_ids', 'is not', null)
    .where('state', '!=', 'failed')
    .execute()
  const { about, to } = await recipientOf(db, contactId, false)
  if (!to || !mails.some(({ ledger_ids }) => ledger_ids?.includes(ledgerId))) return []
  const entry = await db.q.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirstOrThrow()
  const amount = amountInWords(entry)
  const title = `Your refund${isCheckNumber(entry.reference) ? ' check' : ''} of ${amount} was voided`
  const { creditCents, payableCents } = await accountBalanceOf(db, contactId)
  const dueCents = creditCents + payableCents
  return [
    {
      kind: 'refundVoided',
      contactId,
      occasion: entry.number,
      to,
      subject: `${title}: ${about.number}`,
      compose: () =>
        draw(async () => (await import('./templates/refund')).RefundVoidedLetter, {
          title,
          amount,
          ...about,
          reason: entry.description,
          documents: [],
          reference: entry.reference,
          due: dueCents > 0 ? dollars(dollarsOf(dueCents)) : null,
        }),
    },
  ]
}
