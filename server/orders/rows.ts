import { type Selectable, sql } from 'kysely'
import type { Cents } from '../../domain/money'
import type { Db } from '../db/database'
import type { PurchaseOrderTable } from '../db/life.schema'

/** An order by check or invoice. */
export type Placed = Selectable<PurchaseOrderTable>

const orders = (db: Db) => db.q.selectFrom('purchase_order').selectAll()

export const orderUnder = (db: Db, keyHash: string): Promise<Placed | undefined> =>
  orders(db).where('idempotency_key', '=', keyHash).executeTakeFirst()

/** The one that a contact's quote waits for, of which there is one at most. */
export const openOrderOf = (db: Db, contactId: string): Promise<Placed | undefined> =>
  orders(db).where('contact_id', '=', contactId).where('state', '=', 'open').executeTakeFirst()

/** What the books say an order's entries are for. */
export const purposeOf = ({ id }: Pick<Placed, 'id'>) => `order:${id}`

/** What has come for it so far. */
export async function receivedFor(db: Db, order: Pick<Placed, 'id' | 'contact_id'>): Promise<Cents> {
  const { received } = await db.q
    .selectFrom('ledger')
    .select(sql<number>`coalesce(sum(paid_cents), 0)::bigint`.as('received'))
    .where('contact_id', '=', order.contact_id)
    .where('purpose', '=', purposeOf(order))
    .executeTakeFirstOrThrow()
  return received
}
