import { contactEmail } from '../../domain/application/payload'
import { emailsIn } from '../../domain/common/email'
import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { documentRows } from '../documents/record'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { draw } from './compose'
import { assertMade, attachmentsOf } from './documentAttachments'
import { orderFacts } from './order'
import { eachOnce } from './recipients'

/**
 * Confirms a part payment of an order, with its receipt and the remaining amount: to the contact point and the
 * order's recipients. The final payment is confirmed by the policy's own letter.
 */
export async function receivedLetters(
  services: Services,
  { contactId, ledgerId }: { contactId: string; ledgerId: number },
): Promise<Letter[]> {
  const { db } = services
  const order = await db.q
    .selectFrom('purchase_order')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (!order) return []
  const { contact, ...facts } = await orderFacts(services, order)
  const {
    paid_cents: received,
    number,
    created,
  } = await db.q
    .selectFrom('ledger')
    .select(['paid_cents', 'number', 'created'])
    .where('id', '=', ledgerId)
    .executeTakeFirstOrThrow()
  const { sum } = await db.q
    .selectFrom('ledger')
    .select((e) => e.fn.sum<number | string>('paid_cents').as('sum'))
    .where('contact_id', '=', contactId)
    .where('id', '<=', ledgerId)
    .executeTakeFirstOrThrow()
  const remaining = order.amount_cents - Number(sum)
  if (remaining <= 0) return []
  const documents = (await documentRows(db, contactId)).filter(({ ledger_id }) => ledger_id === ledgerId)
  assertMade(services, documents, created)
  const point = contactEmail(wholeAnswers(contact.answers, quoteFacts(contact)))
  return eachOnce([point, ...emailsIn(order.emails)].map((to) => ({ to, as: 'payer' }))).map(({ to }) => ({
    kind: 'paymentReceived',
    contactId,
    occasion: number,
    to,
    subject: `We have received ${dollars(dollarsOf(received))}: quote ${facts.quoteNumber}`,
    ledgerIds: [ledgerId],
    compose: async () => {
      const props = { ...facts, received: dollars(dollarsOf(received)), remaining: dollars(dollarsOf(remaining)) }
      const attachments = await attachmentsOf(services, documents)
      return draw(async () => (await import('./templates/order')).PaymentReceivedLetter, props, attachments)
    },
  }))
}
