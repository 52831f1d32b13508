import type { Selectable } from 'kysely'
import { emailsIn } from '../../domain/common/email'
import { dayInWords, dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { quoteLink } from '../contacts/links'
import { documentRows } from '../documents/record'
import type { PurchaseOrderTable } from '../platform/db/policyTables'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { quoteSuspension } from '../quotes/suspension'
import { draw } from './compose'
import { assertMade, attachmentsOf, entriesOf, listed } from './documentAttachments'

type Order = Selectable<PurchaseOrderTable>

/** The facts of an order and its quote for letters. */
export async function orderFacts({ db }: Services, order: Order) {
  const contact = await db.q
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', order.contact_id)
    .executeTakeFirstOrThrow()
  return {
    contact,
    quoteNumber: contact.quote_number,
    amount: dollars(dollarsOf(order.amount_cents)),
    payBy: dayInWords(order.pay_by),
  }
}

const instructions = (isInvoice: boolean) => (isInvoice ? 'Invoice' : 'How to pay by check')

/**
 * Payment instructions for an order by check or invoice, to the addresses given for them (decision 44), with the
 * invoice attached: a check is sent together with it. Under a suspension, the letter asks to wait instead. An exhibitor
 * whose organizer pays gets none. Not sent once the order is paid or expired.
 */
export async function orderLetters(
  services: Services,
  { contactId, orderId, occasion = orderId }: { contactId: string; orderId: string; occasion?: string | undefined },
): Promise<Letter[]> {
  const { db, config } = services
  const order = await db.q.selectFrom('purchase_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  if (order.state !== 'open') return []
  const { contact, ...facts } = await orderFacts(services, order)
  const suspension = await quoteSuspension(services, contact)
  const isInvoice = order.payment_type === 'invoice'
  const isOrganizers = order.payment_type === 'organizer'
  const documents = isOrganizers
    ? []
    : (await documentRows(services.db, contactId)).filter(
        ({ ledger_id }) => ledger_id !== null && ledger_id === order.ledger_id,
      )
  assertMade(services, documents, order.ordered)
  const what = isOrganizers
    ? 'The organizer pays'
    : suspension
      ? 'Please wait with your payment'
      : instructions(isInvoice)
  return emailsIn(order.emails).map((to) => ({
    kind: 'orderPlaced',
    contactId,
    occasion,
    to,
    subject: `${what}: quote ${facts.quoteNumber}`,
    ledgerIds: entriesOf(documents),
    compose: async () => {
      if (isOrganizers)
        return draw(async () => (await import('./templates/order')).OrganizerPaysLetter, {
          ...facts,
          suspension,
          url: quoteLink(config, contactId),
        })
      const attachments = await attachmentsOf(services, documents)
      const props = {
        ...facts,
        suspension,
        isInvoice,
        documents: listed(services, documents),
        isAttached: attachments.length > 0,
        url: quoteLink(config, contactId),
      }
      return draw(async () => (await import('./templates/order')).OrderLetter, props, attachments)
    },
  }))
}
