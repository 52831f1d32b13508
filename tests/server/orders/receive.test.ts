import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { lapseQuotes } from '../../../server/quotes/expiration'
import { endedAt, type Fixture, makeFixture, type Quote } from '../payments/fixture'
import { placedIn, withOrders } from './fixture'

let fixture: Fixture
let orders: ReturnType<typeof withOrders>
beforeAll(async () => {
  fixture = await makeFixture()
  orders = withOrders(fixture)
})
afterAll(() => fixture.close())

const days = 24 * 60 * 60_000
async function ordered() {
  const quote = await fixture.quote()
  placedIn(await orders.order(quote))
  return quote
}
const policyOf = ({ id }: Quote) =>
  fixture.db.q.selectFrom('policy').selectAll().where('contact_id', '=', id).executeTakeFirst()
const refundsOf = ({ id }: Quote) =>
  fixture.db.q.selectFrom('refund').selectAll().where('contact_id', '=', id).execute()

/** moves the clock forward and back again */
async function later(ms: number, work: () => Promise<unknown>) {
  fixture.services.clock.pass(ms)
  await work().finally(() => fixture.services.clock.pass(-ms))
}

describe('received money', () => {
  test('in full issues the policy at the ordered price', async () => {
    const quote = await ordered()
    expect(await orders.receive(quote, quote.amount)).toEqual({ answer: undefined })
    const policy = await policyOf(quote)
    expect(policy?.price.pricing_detail.amount_due).toBe(quote.amount)
    expect(await orders.contact(quote)).toMatchObject({
      quote_status: 'purchased',
      policy_number: policy!.policy_number,
      transaction_ids: [policy!.transaction_id],
    })
    expect(await orders.ordersOf(quote)).toMatchObject([{ state: 'paid' }])
    expect(await orders.entriesOf(quote)).toEqual([
      ['invoice', quote.amount, 0],
      ['receivePayment', 0, quote.amount],
    ])
    const receipts = await fixture.db.q
      .selectFrom('document')
      .innerJoin('ledger', 'ledger.id', 'document.ledger_id')
      .select(['document.kind', 'ledger.kind as entry', 'policy_number', 'reference'])
      .where('document.contact_id', '=', quote.id)
      .where('document.kind', '=', 'receipt')
      .execute()
    const { policy_number } = policy!
    expect(receipts).toEqual([{ kind: 'receipt', entry: 'receivePayment', policy_number, reference: '1042' }])
    const mails = (await orders.jobsOf(quote)).filter(({ kind }) => kind === 'mail')
    expect(mails.map(({ payload }) => payload['kind'])).toEqual(['orderPlaced', 'purchase'])
    const [order] = await orders.ordersOf(quote)
    expect(await orders.auditOf(order!.id)).toEqual(['payment.received'])
    expect(await orders.auditOf(quote.id)).toEqual(['quote.ordered', 'quote.purchased'])
    expect(await orders.auditOf(policy_number)).toEqual(['policy.bound'])
  })

  test('in parts gets a receipt and the remaining amount each time, until the last part issues the policy', async () => {
    const quote = await ordered()
    await orders.receive(quote, 50)
    await orders.receive(quote, 0.01)
    expect(await policyOf(quote)).toBeUndefined()
    expect(await orders.contact(quote)).toMatchObject({ quote_status: 'awaitingPayment' })
    const mails = async () =>
      (await orders.jobsOf(quote)).filter(({ kind }) => kind === 'mail').map(({ payload }) => payload['kind'])
    expect(await mails()).toEqual(['orderPlaced', 'paymentReceived', 'paymentReceived'])
    const remaining = (Math.round(quote.amount * 100) - 5001) / 100
    await orders.receive(quote, remaining)
    expect(await policyOf(quote)).toBeDefined()
    expect(await mails()).toEqual(['orderPlaced', 'paymentReceived', 'paymentReceived', 'purchase'])
    const receipts = fixture.db.q.selectFrom('document').select('kind').where('contact_id', '=', quote.id)
    expect(await receipts.where('kind', '=', 'receipt').execute()).toHaveLength(3)
  })

  test('is never more than the amount due', async () => {
    const quote = await ordered()
    await orders.receive(quote, 100)
    const remaining = (Math.round(quote.amount * 100) - 10_000) / 100
    const result = await orders.receive(quote, remaining + 0.01)
    expect(result).toMatchObject({ status: 422, body: { errors: { amount: `Only $${remaining.toFixed(2)} is due` } } })
    expect(await orders.entriesOf(quote)).toHaveLength(2)
  })

  test('is refused without an open order', async () => {
    const quote = await fixture.quote()
    expect(await orders.receive(quote, 1)).toMatchObject({ status: 409 })
    const paid = await ordered()
    await orders.receive(paid, paid.amount)
    expect(await orders.receive(paid, 1)).toMatchObject({ status: 409 })
  })

  test('is refused while a card payment is in progress', async () => {
    const quote = await ordered()
    const faults = endedAt('after-confirm')
    void fixture.buy(quote, { with: { ...fixture.services, faults } })
    await faults.reached
    const inProgress = { status: 409, body: { type: problemTypes.paymentInProgress } }
    expect(await orders.receive(quote, quote.amount)).toMatchObject(inProgress)
    await later(15 * days, () => lapseQuotes(fixture.services))
    expect(await orders.ordersOf(quote)).toMatchObject([{ state: 'open' }])
    await reconcile(fixture.services, { force: true })
    expect(await policyOf(quote)).toBeDefined()
    expect(await orders.ordersOf(quote)).toMatchObject([{ state: 'lapsed' }])
  })
})

describe('an order that is not paid in time', () => {
  test('expires with its last day: it is credited, and the quote expires', async () => {
    const quote = await ordered()
    await later(14 * days, () => lapseQuotes(fixture.services))
    expect(await orders.ordersOf(quote)).toMatchObject([{ state: 'open' }])
    await later(15 * days, () => lapseQuotes(fixture.services))
    const [order] = await orders.ordersOf(quote)
    expect(order).toMatchObject({ state: 'lapsed' })
    expect(await orders.contact(quote)).toMatchObject({ quote_status: 'expired', policy_number: null })
    expect(await orders.entriesOf(quote)).toEqual([
      ['invoice', quote.amount, 0],
      ['creditMemo', -quote.amount, 0],
    ])
    expect(await orders.auditOf(order!.id)).toEqual(['order.lapsed'])
    expect(await orders.auditOf(quote.id)).toEqual(['quote.ordered', 'quote.lapsed'])
    const letters = (await orders.jobsOf(quote)).filter(({ kind }) => kind === 'mail').map(({ payload }) => payload)
    expect(letters).toMatchObject([{ kind: 'orderPlaced' }, { kind: 'orderLapsed', orderId: order!.id }])
    await lapseQuotes(fixture.services)
    expect(await orders.entriesOf(quote)).toHaveLength(2)
    expect(await refundsOf(quote)).toEqual([])
  })

  test('accepts no money, even before the hourly round', async () => {
    const quote = await ordered()
    await later(15 * days, async () => {
      expect(await orders.receive(quote, quote.amount)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('12/04/2026') },
      })
      expect(await fixture.buy(quote)).toMatchObject({ status: 409, type: problemTypes.notPurchasable })
    })
  })

  test('accrues a refund of its part payment, which staff pay out', async () => {
    const quote = await ordered()
    await orders.receive(quote, 50)
    await later(15 * days, () => lapseQuotes(fixture.services))
    expect(await refundsOf(quote)).toMatchObject([{ state: 'owed', payment_id: null, amount_cents: 5000 }])
    expect(await orders.entriesOf(quote)).toEqual([
      ['invoice', quote.amount, 0],
      ['receivePayment', 0, 50],
      ['creditMemo', -quote.amount, 0],
    ])
    expect((await orders.jobsOf(quote)).filter(({ kind }) => kind === 'refund')).toEqual([])
  })
})
