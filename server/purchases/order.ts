import { type Selectable, sql } from 'kysely'
import type { PlacedOrder } from '../../contract/client'
import { type Cents, dollarsOf } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import type { PurchaseOrderTable } from '../platform/db/policyTables'

/** An order by check or invoice. */
export type OrderRow = Selectable<PurchaseOrderTable>

const orders = (db: Db) => db.q.selectFrom('purchase_order').selectAll()

export const orderUnder = (db: Db, keyHash: string): Promise<OrderRow | undefined> =>
  orders(db).where('idempotency_key', '=', keyHash).executeTakeFirst()

/** The contact's open order; there is at most one. */
export const openOrderOf = (db: Db, contactId: string): Promise<OrderRow | undefined> =>
  orders(db).where('contact_id', '=', contactId).where('state', '=', 'open').executeTakeFirst()

/** The ledger purpose of an order's entries. */
export const orderPurpose = ({ id }: Pick<OrderRow, 'id'>) => `order:${id}`

/** Cents received for the order so far. */
export async function receivedFor(db: Db, order: Pick<OrderRow, 'id' | 'contact_id'>): Promise<Cents> {
  const { received } = await db.q
    .selectFrom('ledger')
    .select(sql<number>`coalesce(sum(paid_cents), 0)::bigint`.as('received'))
    .where('contact_id', '=', order.contact_id)
    .where('purpose', '=', orderPurpose(order))
    .executeTakeFirstOrThrow()
  return received
}

/**
 * Returns the order confirmation. It stays identical to the byte, whatever happens to the order later, unless staff move
 * its last day to pay or send it to other addresses.
 */
export async function toOrderDto(db: Db, order: OrderRow): Promise<PlacedOrder> {
  const { token } = await db.q
    .selectFrom('document')
    .select('token')
    .where('ledger_id', '=', order.ledger_id)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  const contact = await db.q
    .selectFrom('contact')
    .select(['id', 'quote_number'])
    .where('id', '=', order.contact_id)
    .executeTakeFirstOrThrow()
  return {
    quote_status: 'awaitingPayment',
    payment_type: order.payment_type,
    amount_due: dollarsOf(order.amount_cents),
    pay_by: order.pay_by,
    emails: order.emails,
    invoice_url: `/api/files/${token}`,
    contact,
  }
}
