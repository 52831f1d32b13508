import { lockContact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { moved } from '../quotes/status'
import type { OrderRow } from './order'

/**
 * Ends an unpaid order whose invoice staff void, inside that transaction. The quote expires at once: its price was
 * agreed for the order, and saving it calculates a new one.
 */
export async function withdrawOrder(
  { db }: Pick<Services, 'db'>,
  { id, contact_id: contactId, state }: OrderRow,
  actor: string,
): Promise<void> {
  const contact = await lockContact(db, contactId)
  if (!contact) throw notFound('quote')
  const { quote_status, declined_by } = moved(contact, { type: 'quote.lapsed' })
  await db.q.updateTable('purchase_order').set({ state: 'lapsed' }).where('id', '=', id).execute()
  await db.q
    .updateTable('contact')
    .set({ quote_status, declined_by, version: contact.version + 1 })
    .where('id', '=', contactId)
    .execute()
  await audit(db, {
    actor,
    entity: 'purchase_order',
    entityId: id,
    contactId,
    action: 'order.withdrawn',
    before: { state, quote_status: contact.quote_status },
    after: { state: 'lapsed', quote_status },
  })
}
