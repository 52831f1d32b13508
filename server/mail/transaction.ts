import { todayIn } from '../../domain/dates'
import { dollars } from '../../domain/formats'
import { dollarsOf } from '../../domain/money'
import { documentRows } from '../documents/bought'
import { documentNames, isMoneyKind } from '../documents/kinds'
import type { Services } from '../services'
import type { Letter } from './deliver'
import { draw } from './draw'
import { assertMade, attachmentsOf, listed } from './papers'
import type { MailPayload } from './payloads'
import { eachOnce } from './recipients'
import { sentenceOf } from './sentence'

/**
 * The paper of an entry of the books, to whom staff name (decision 40). Of one that was voided since nothing is sent.
 */
export async function transactionLetters(
  services: Services,
  { contactId, ledgerId, emails, message, occasion }: MailPayload<'transactionSent'>,
): Promise<Letter[]> {
  const { db } = services
  const papers = (await documentRows(db, contactId)).filter(({ ledger_id }) => ledger_id === ledgerId)
  const paper = papers[0]
  if (!paper || !isMoneyKind(paper.kind)) return []
  assertMade(services, papers, paper.created)
  const { kind } = paper
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  const entry = await db.q.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirstOrThrow()
  const amount = dollars(dollarsOf(Math.abs(entry.charged_cents || entry.paid_cents)))
  const number = contact.policy_number ?? contact.quote_number
  return eachOnce(emails.map((to) => ({ to, as: 'named' }))).map(({ to }) => ({
    kind: 'transactionSent',
    contactId,
    occasion,
    to,
    subject: `${documentNames[kind]} ${entry.number}, ${amount}: ${number}`,
    compose: async () => {
      const attachments = await attachmentsOf(services, papers)
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
        documents: listed(services, papers),
        isAttached: attachments.length > 0,
      }
      return draw(async () => (await import('./templates/transaction')).TransactionLetter, props, attachments)
    },
  }))
}
