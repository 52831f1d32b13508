import { sql } from 'kysely'
import { contactEmail } from '../../domain/application/payload'
import { emailsIn } from '../../domain/common/email'
import { dollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import { quoteLink } from '../contacts/links'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { orderPurpose } from '../purchases/order'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import { draw } from './compose'
import { orderFacts } from './order'
import { eachOnce } from './recipients'

const letters = {
  orderLapsed: {
    subject: (quoteNumber: string) => `Your order has expired: quote ${quoteNumber}`,
    template: async () => (await import('./templates/orderEnded')).OrderLapsedLetter,
  },
  orderWithdrawn: {
    subject: (quoteNumber: string) => `Your order is withdrawn: quote ${quoteNumber}`,
    template: async () => (await import('./templates/orderEnded')).OrderWithdrawnLetter,
  },
} as const

/**
 * Announces that an order expired unpaid or was withdrawn, with the refund of any part payment and a link to the quote:
 * to the primary contact and the order's recipients. Not sent once the quote was ordered again or bought.
 */
export async function orderEndedLetters(
  services: Services,
  kind: keyof typeof letters,
  { contactId, orderId }: { contactId: string; orderId: string },
): Promise<Letter[]> {
  const { db, config } = services
  const order = await db.q.selectFrom('purchase_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const { contact, ...facts } = await orderFacts(services, order)
  if (contact.quote_status === 'awaitingPayment' || contact.policy_number !== null) return []
  const { by_card, by_check } = await db.q
    .selectFrom('ledger')
    .select([
      sql<number>`coalesce(sum(paid_cents) filter (where payment_id is not null), 0)::bigint`.as('by_card'),
      sql<number>`coalesce(sum(paid_cents) filter (where payment_id is null), 0)::bigint`.as('by_check'),
    ])
    .where('contact_id', '=', contactId)
    .where('purpose', '=', orderPurpose(order))
    .executeTakeFirstOrThrow()
  const point = contactEmail(wholeAnswers(contact.answers, quoteFacts(contact)))
  return eachOnce([point, ...emailsIn(order.emails)].map((to) => ({ to, as: 'payer' }))).map(({ to }) => ({
    kind,
    contactId,
    occasion: orderId,
    to,
    subject: letters[kind].subject(facts.quoteNumber),
    compose: () => {
      const back = { byCard: inDollars(by_card), byCheck: inDollars(by_check) }
      const props = { ...facts, ...back, url: quoteLink(config, contactId) }
      return draw(letters[kind].template, props)
    },
  }))
}

const inDollars = (cents: Cents): string | null => (cents > 0 ? dollars(dollarsOf(cents)) : null)
