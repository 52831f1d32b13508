import type { Contact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import { queueLetters } from '../platform/mail/queue'
import type { Services } from '../platform/services/services'
import { moved } from '../quotes/status'
import type { OrderRow } from './order'

interface Following {
  readonly recipients: readonly string[]
  /** when the letters may be sent; null for immediately */
  readonly due: Date | null
  readonly actor: string
}

/** Moves the quote to awaiting payment with a last day to pay, and queues its documents and letters. */
export async function follow(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  contact: Contact,
  placed: OrderRow,
  { recipients, due, actor }: Following,
): Promise<void> {
  const { id: contactId, quote_status: before } = contact
  const quote_status = before === 'awaitingPayment' ? before : moved(contact, { type: 'quote.ordered' }).quote_status
  await db.q
    .updateTable('contact')
    .set({
      quote_status,
      price: JSON.stringify(placed.price),
      expires: placed.lapses,
      version: contact.version + 1,
      edited: now(),
    })
    .where('id', '=', contactId)
    .execute()
  await jobs.enqueue('documents', { contactId }, `documents:ledger:${placed.ledger_id}`)
  const mail = { kind: 'orderPlaced', contactId, orderId: placed.id }
  await queueLetters({ jobs }, mail, `mail:orderPlaced:${placed.id}`, due)
  const { payment_type, amount_cents, pay_by } = placed
  await audit(db, {
    actor,
    entity: 'contact',
    entityId: contactId,
    action: 'quote.ordered',
    before: { quote_status: before },
    after: { quote_status, payment_type, amount_cents, pay_by, order: placed.id, recipients },
  })
}
