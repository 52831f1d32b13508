import type { PlacedOrder } from '../../contract/client'
import { dollarsOf } from '../../domain/money'
import type { Db } from '../db/database'
import type { Placed } from './rows'

/** What who ordered is told: the same to the byte whenever it is asked, whatever became of the order since. */
export async function toldOf(db: Db, order: Placed): Promise<PlacedOrder> {
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
