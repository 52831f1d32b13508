import { todayIn } from '../../domain/common/dates'
import { amountInWords, mailSubjectOf } from '../billing/document'
import { documentRows } from '../documents/record'
import { documentNames, isMoneyKind } from '../pdf/facts/kinds'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import { assertMade, attachmentsOf, listed } from './documentAttachments'
import { sentenceOf } from './eventDescription'
import type { MailPayload } from './payloads'
import { eachOnce } from './recipients'

/**
 * Mails the document of a ledger entry to recipients named by staff (decision 40). Not sent once the entry is voided.
 */
export async function transactionLetters(
  services: Services,
  { contactId, ledgerId, emails, message, occasion }: MailPayload<'transactionSent'>,
): Promise<Letter[]> {
  const { db } = services
  const documents = (await documentRows(db, contactId)).filter(({ ledger_id }) => ledger_id === ledgerId)
  const document = documents[0]
  if (!document || !isMoneyKind(document.kind)) return []
  assertMade(services, documents, document.created)
  const { kind } = document
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  const entry = await db.q.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirstOrThrow()
  const amount = amountInWords(entry)
  const number = contact.policy_number ?? contact.quote_number
  return eachOnce(emails.map((to) => ({ to, as: 'named' }))).map(({ to }) => ({
    kind: 'transactionSent',
    contactId,
    occasion,
    to,
    subject: mailSubjectOf(entry, number),
    ledgerIds: [ledgerId],
    compose: async () => {
      const attachments = await attachmentsOf(services, documents)
      const props = {
        kind,
        name: documentNames[kind],
        entry: entry.number,
        amount,
        day: todayIn(entry.created),
        number,
        isPolicy: contact.policy_number !== null,
        sentence: sentenceOf(contact),
        message,
        documents: listed(services, documents),
        isAttached: attachments.length > 0,
      }
      return draw(async () => (await import('./templates/transaction')).TransactionLetter, props, attachments)
    },
  }))
}
