import { audit } from '../audit'
import type { Contact } from '../payments/rows'
import { moved } from '../quotes/standing'
import type { Services } from '../services'
import type { Placed } from './rows'

/** The quote waits, and ends with its last day where nothing comes; papers and letters go their way. */
export async function follow(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  contact: Contact,
  placed: Placed,
  recipients: readonly string[],
  actor: string,
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
  await jobs.enqueue('mail', mail, `mail:orderPlaced:${placed.id}`)
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
