import type { PlacedOrder, PurchaseOrder } from '../../../contract/client'
import { lockContact } from '../../../server/contacts/contact'
import { booksOf } from '../../../server/ledger/ledger'
import { readOrder } from '../../../server/payments/request'
import { Problem } from '../../../server/platform/problems/problem'
import type { Caller } from '../../../server/platform/services/caller'
import { billingOf } from '../../../server/purchases/billing'
import { receivePayment } from '../../../server/purchases/orderPayment'
import { placeOrder } from '../../../server/purchases/placeOrder'
import { type Fixture, newKey, type Quote } from '../payments/fixture'

/** The result of a call: its answer, or its problem. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly status: number; readonly body: any }

async function outcomeOf<Answer>(call: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await call() }
  } catch (problem) {
    if (problem instanceof Problem) return { status: problem.status, body: problem.body }
    throw problem
  }
}

export const placedIn = (one: Outcome<PlacedOrder>): PlacedOrder => {
  if ('answer' in one) return one.answer
  throw new Error(`not ordered: ${one.status} ${one.body.message}`)
}

const callerNamed = (email: string) => ({ kind: 'staff', user: { email } }) as unknown as Caller

export interface Ordering extends Partial<PurchaseOrder> {
  readonly key?: string
  readonly actor?: string
}

/** Helpers for orders by check and invoice, without HTTP. */
export const withOrders = (fixture: Fixture) => ({
  order: (quote: Quote, { key = newKey(), actor = 'a@example.com', ...fields }: Ordering = {}) =>
    outcomeOf(async () => {
      const byCheck = { payment_type: 'check', check_emails: 'pay@example.com' }
      const body: PurchaseOrder = { id: quote.id, amount_due: quote.amount, ...byCheck, ...fields }
      const billing = billingOf(body)
      if (!billing) throw new Error('a test orders by check or invoice')
      return placeOrder(fixture.services, readOrder(body, key), billing, callerNamed(actor))
    }),
  receive: (quote: Quote, dollars: number) =>
    outcomeOf(() =>
      fixture.db.tx(async () => {
        const contact = await lockContact(fixture.db, quote.id)
        const received = {
          amountCents: Math.round(dollars * 100),
          reference: '1042',
          note: null,
          actor: 'rep@example.com',
        }
        await receivePayment(fixture.services, contact!, received)
      }),
    ),
  contact: ({ id }: Quote) =>
    fixture.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  ordersOf: ({ id }: Quote) =>
    fixture.db.q.selectFrom('purchase_order').selectAll().where('contact_id', '=', id).orderBy('ledger_id').execute(),
  entriesOf: async ({ id }: Quote) =>
    (await booksOf(fixture.db, id)).rows.map(({ kind, charged, paid }) => [kind, charged, paid]),
  jobsOf: async ({ id }: Quote) =>
    (await fixture.db.q.selectFrom('job').selectAll().orderBy('id').execute()).filter(
      ({ payload }) => payload['contactId'] === id,
    ),
  auditOf: async (entityId: string) =>
    (await fixture.db.q.selectFrom('audit').selectAll().where('entity_id', '=', entityId).orderBy('id').execute()).map(
      ({ action }) => action,
    ),
})
