import type { PlacedOrder, PurchaseOrder } from '../../../contract/client'
import type { Caller } from '../../../server/handler'
import { booksOf } from '../../../server/ledger'
import { billingOf } from '../../../server/orders/billing'
import { placeOrder } from '../../../server/orders/place'
import { receivePayment } from '../../../server/orders/receive'
import { readOrder } from '../../../server/payments/order'
import { lockContact } from '../../../server/payments/rows'
import { Problem } from '../../../server/problem'
import { type Ground, newKey, type Quote } from '../payments/ground'

/** How a call ended: what it answered, or the problem that was told. */
export type Told<Answer> = { readonly answer: Answer } | { readonly status: number; readonly body: any }

async function told<Answer>(call: () => Promise<Answer>): Promise<Told<Answer>> {
  try {
    return { answer: await call() }
  } catch (problem) {
    if (problem instanceof Problem) return { status: problem.status, body: problem.body }
    throw problem
  }
}

export const placedIn = (one: Told<PlacedOrder>): PlacedOrder => {
  if ('answer' in one) return one.answer
  throw new Error(`not ordered: ${one.status} ${one.body.message}`)
}

const callerNamed = (email: string) => ({ kind: 'staff', user: { email } }) as unknown as Caller

export interface Ordering extends Partial<PurchaseOrder> {
  readonly key?: string
  readonly actor?: string
}

/** What a test does with orders by check and invoice, without HTTP. */
export const withOrders = (ground: Ground) => ({
  order: (quote: Quote, { key = newKey(), actor = 'a@example.com', ...fields }: Ordering = {}) =>
    told(async () => {
      const byCheck = { payment_type: 'check', check_emails: 'pay@example.com' }
      const body: PurchaseOrder = { id: quote.id, amount_due: quote.amount, ...byCheck, ...fields }
      const billing = billingOf(body)
      if (!billing) throw new Error('a test orders by check or invoice')
      return placeOrder(ground.services, readOrder(body, key), billing, callerNamed(actor))
    }),
  receive: (quote: Quote, dollars: number) =>
    told(() =>
      ground.db.tx(async () => {
        const contact = await lockContact(ground.db, quote.id)
        const received = {
          amountCents: Math.round(dollars * 100),
          reference: '1042',
          note: null,
          actor: 'rep@example.com',
        }
        await receivePayment(ground.services, contact!, received)
      }),
    ),
  contact: ({ id }: Quote) =>
    ground.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  ordersOf: ({ id }: Quote) =>
    ground.db.q.selectFrom('purchase_order').selectAll().where('contact_id', '=', id).orderBy('ledger_id').execute(),
  entriesOf: async ({ id }: Quote) =>
    (await booksOf(ground.db, id)).rows.map(({ kind, charged, paid }) => [kind, charged, paid]),
  jobsOf: async ({ id }: Quote) =>
    (await ground.db.q.selectFrom('job').selectAll().orderBy('id').execute()).filter(
      ({ payload }) => payload['contactId'] === id,
    ),
  auditOf: async (entityId: string) =>
    (await ground.db.q.selectFrom('audit').selectAll().where('entity_id', '=', entityId).orderBy('id').execute()).map(
      ({ action }) => action,
    ),
})
