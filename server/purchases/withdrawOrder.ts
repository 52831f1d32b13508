import type { Contact } from '../contacts/contact'
import type { Services } from '../platform/services/services'
import { moved } from '../quotes/status'
import { closeOrder } from './closeOrder'

interface Withdrawing {
  /** locked by the caller's transaction */
  readonly contact: Contact
  readonly actor: string
  /** for the history; the customer does not read it */
  readonly reason: string | null
  /** whether the invoice is voided, so that no credit memo is needed */
  readonly isVoided?: boolean
}

/**
 * Withdraws the open order of a contact, by itself or by voiding its invoice, and mails the customer. The quote expires
 * as an unpaid one does: its price was agreed for the order, and saving it gives the price of that day.
 */
export async function withdrawOrder(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>,
  { contact, actor, reason, isVoided = false }: Withdrawing,
): Promise<Contact> {
  await closeOrder(services, contact.id, 'withdrawn', { actor, reason, isVoided })
  const { quote_status, declined_by } = moved(contact, { type: 'quote.lapsed' })
  return services.db.q
    .updateTable('contact')
    .set({ quote_status, declined_by, version: contact.version + 1, edited: services.now() })
    .where('id', '=', contact.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
