import type { Contact } from '../contacts/contact'
import type { Db } from '../platform/db/database'

/**
 * How the order ended with which the quote expired: it was not paid in time, or staff withdrew it. Null if there was none.
 * A save since then gives the quote another expiration than the order's, and so ends the notice.
 */
export async function orderEndOf(
  { q }: Db,
  { id, quote_status, expires }: Pick<Contact, 'id' | 'quote_status' | 'expires'>,
): Promise<'lapsed' | 'withdrawn' | null> {
  if (quote_status !== 'expired' || expires === null) return null
  const ended = await q
    .selectFrom('purchase_order as placed')
    .innerJoin('audit', 'audit.entity_id', 'placed.id')
    .select('audit.action')
    .where('placed.contact_id', '=', id)
    .where('placed.lapses', '=', expires)
    .where('audit.action', 'in', ['order.lapsed', 'order.withdrawn'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .executeTakeFirst()
  if (!ended) return null
  return ended.action === 'order.withdrawn' ? 'withdrawn' : 'lapsed'
}
