import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { purchase } from '../../../server/operations/payments'
import { reconcile } from '../../../server/payments/reconcile'
import { boughtIn, endedAt, type Fixture, makeFixture, newKey, type Quote } from '../payments/fixture'
import { placedIn, withOrders } from './fixture'

let fixture: Fixture
let orders: ReturnType<typeof withOrders>
beforeAll(async () => {
  fixture = await makeFixture()
  orders = withOrders(fixture)
})
afterAll(() => fixture.close())

const notPurchasable = { status: 409, body: { type: problemTypes.notPurchasable } }

test('an order charges nothing, sets the quote to awaiting payment, records the invoice, and queues documents and letters', async () => {
  const quote = await fixture.quote()
  const emails = { check_emails: 'pay@example.com; books@example.com;pay@example.com' }
  const placed = placedIn(await orders.order(quote, emails))
  expect(placed).toEqual({
    quote_status: 'awaitingPayment',
    payment_type: 'check',
    amount_due: quote.amount,
    pay_by: '12/04/2026',
    emails: 'pay@example.com; books@example.com',
    invoice_url: expect.stringMatching(/^\/api\/files\/[\w-]{32}$/),
    contact: { id: quote.id, quote_number: `Q-${quote.id}` },
  })
  const [order] = await orders.ordersOf(quote)
  expect(order).toMatchObject({ state: 'open', amount_cents: Math.round(quote.amount * 100), pay_by: '12/04/2026' })
  // the midnight in New York that ends that day
  expect(order!.lapses).toEqual(new Date('2026-12-05T05:00:00Z'))
  expect(await orders.entriesOf(quote)).toEqual([['invoice', quote.amount, 0]])
  const contact = await orders.contact(quote)
  expect(contact).toMatchObject({ quote_status: 'awaitingPayment', policy_number: null, version: 2 })
  expect(contact.expires).toEqual(order!.lapses)
  const documents = await fixture.db.q.selectFrom('document').selectAll().where('contact_id', '=', quote.id).execute()
  expect(documents).toMatchObject([{ kind: 'invoice', policy_number: null, ledger_id: order!.ledger_id }])
  expect(await orders.jobsOf(quote)).toMatchObject([
    { kind: 'documents', payload: { contactId: quote.id } },
    { kind: 'mail', payload: { kind: 'orderPlaced', contactId: quote.id, orderId: order!.id } },
  ])
  expect(await orders.auditOf(quote.id)).toEqual(['quote.ordered'])
  expect((await fixture.books()).charges).toBe(0)
})

describe('the last day', () => {
  test.each([
    ['12/05/2026', '12/04/2026'],
    ['12/04/2026', '12/03/2026'],
    ['11/26/2026', '11/25/2026'],
  ])('of an event on %s is %s', async (event_start_date, pay_by) => {
    const quote = await fixture.quote({ event_start_date, event_end_date: event_start_date })
    expect(placedIn(await orders.order(quote)).pay_by).toBe(pay_by)
  })

  test('an order that a check could not reach in time is refused, and says why', async () => {
    const quote = await fixture.quote({ event_start_date: '11/21/2026', event_end_date: '11/21/2026' })
    const result = await orders.order(quote)
    expect(result).toMatchObject(notPurchasable)
    expect(result).toMatchObject({
      body: {
        message:
          'The payment would have to reach us by 11/20/2026, and a check can take 5 days. Pay by card. Nothing was charged.',
      },
    })
  })

  test('an order on the event day is refused', async () => {
    const quote = await fixture.quote({ event_start_date: '11/20/2026', event_end_date: '11/21/2026' })
    const result = await orders.order(quote)
    expect(result).toMatchObject(notPurchasable)
    expect(result).toMatchObject({ body: { message: expect.stringContaining('Pay by card') } })
    expect(await orders.ordersOf(quote)).toEqual([])
    expect((await orders.contact(quote)).quote_status).toBe('quoted')
  })
})

describe('an order is refused for the reasons of a purchase', () => {
  test('another amount than was shown', async () => {
    const quote = await fixture.quote()
    const result = await orders.order(quote, { amount_due: quote.amount + 1 })
    expect(result).toMatchObject({ status: 409, body: { type: problemTypes.priceChanged, price: {} } })
  })

  test('terms that are not signed for these answers', async () => {
    const quote = await fixture.quote()
    await fixture.db.q.updateTable('contact').set({ terms: null }).where('id', '=', quote.id).execute()
    expect(await orders.order(quote)).toMatchObject({ status: 409, body: { type: problemTypes.termsNotSigned } })
  })

  test('answers that are open again', async () => {
    const quote = await fixture.quote()
    const { insured_last_name: _, ...answers } = fixture.answers()
    await fixture.db.q
      .updateTable('contact')
      .set({ answers: JSON.stringify(answers) })
      .where('id', '=', quote.id)
      .execute()
    expect(await orders.order(quote)).toMatchObject({
      status: 409,
      body: { type: problemTypes.answersChanged, errors: { 'step4.insured_last_name': expect.any(String) } },
    })
  })

  test('a purchased or referred quote', async () => {
    const [bought, referred] = [await fixture.quote(), await fixture.quote()]
    boughtIn(await fixture.buy(bought))
    expect(await orders.order(bought)).toMatchObject(notPurchasable)
    await fixture.db.q.updateTable('contact').set({ quote_status: 'referred' }).where('id', '=', referred.id).execute()
    expect(await orders.order(referred)).toMatchObject(notPurchasable)
  })

  test('a card payment in progress', async () => {
    const quote = await fixture.quote()
    const faults = endedAt('after-begin')
    void fixture.buy(quote, { with: { ...fixture.services, faults } })
    await faults.reached
    const inProgress = { status: 409, body: { type: problemTypes.paymentInProgress } }
    expect(await orders.order(quote)).toMatchObject(inProgress)
    await reconcile(fixture.services, { force: true })
    placedIn(await orders.order(quote))
  })

  test('invalid addresses, beside their field', async () => {
    const quote = await fixture.quote()
    for (const [payment_type, field] of [
      ['check', 'check_emails'],
      ['invoice', 'invoice_emails'],
    ] as const)
      for (const emails of ['', ' ; ', 'pay@', 'pay@example.com, books@example.com', 'a@example.com;b']) {
        const result = await orders.order(quote, { payment_type, check_emails: '', [field]: emails })
        expect(result).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } })
      }
    expect(await orders.order(quote, { payment_token: 'tok_1' })).toMatchObject({ status: 422 })
    expect(await orders.ordersOf(quote)).toEqual([])
  })
})

describe('once under its key', () => {
  test('the same order again returns the same answer, whatever happened since', async () => {
    const quote = await fixture.quote()
    const key = newKey()
    const first = JSON.stringify(await orders.order(quote, { key }))
    const ten = await Promise.all(Array.from({ length: 10 }, () => orders.order(quote, { key })))
    expect(ten.map((one) => JSON.stringify(one))).toEqual(Array(10).fill(first))
    await orders.receive(quote, quote.amount)
    expect(JSON.stringify(await orders.order(quote, { key }))).toBe(first)
    expect(await orders.ordersOf(quote)).toHaveLength(1)
  })

  test('another order, or another quote’s, is refused', async () => {
    const [quote, other] = [await fixture.quote(), await fixture.quote()]
    const key = newKey()
    placedIn(await orders.order(quote, { key }))
    const another = { status: 422, body: { message: expect.stringContaining('another order') } }
    expect(await orders.order(quote, { key, check_emails: 'else@example.com' })).toMatchObject(another)
    expect(await orders.order(other, { key })).toMatchObject(another)
    const paid = newKey()
    boughtIn(await fixture.buy(other, { key: paid }))
    expect(await orders.order(quote, { key: paid })).toMatchObject(another)
  })

  test('a status request that its order overtakes returns the order', async () => {
    const quote = await fixture.quote()
    const key = newKey()
    let placed: unknown = null
    // the question has found no order yet, and waits for the quote's lock while the order is stored
    const db = new Proxy(fixture.db, {
      get(target, name) {
        const value = Reflect.get(target, name, target)
        if (name !== 'tx') return typeof value === 'function' ? value.bind(target) : value
        return async (work: () => Promise<unknown>) => {
          placed ??= placedIn(await orders.order(quote, { key }))
          return target.tx(work)
        }
      },
    })
    const request = { body: { id: quote.id, amount_due: quote.amount }, headers: { 'idempotency-key': key } }
    const asked = await purchase({ ...fixture.services, db } as never)({
      ...request,
      caller: { kind: 'public' },
    } as never)
    expect(asked).toEqual({ status: 202, body: placed })
    expect((await orders.contact(quote)).quote_status).toBe('awaitingPayment')
  })

  test('a status request closes the key of an order that has not arrived', async () => {
    const quote = await fixture.quote()
    const key = newKey()
    await fixture.ask(quote, key)
    expect(await orders.order(quote, { key })).toMatchObject({ status: 402 })
    placedIn(await orders.order(quote))
  })
})

describe('an order by check that is then paid another way', () => {
  const cents = (quote: Quote) => Math.round(quote.amount * 100)

  test('by card is replaced when the policy is issued, at the ordered price', async () => {
    const quote = await fixture.quote()
    placedIn(await orders.order(quote))
    // a declined card leaves the order unchanged
    expect(await fixture.buy(quote, { card: '4000000000000002' })).toMatchObject({ status: 402 })
    expect(await orders.ordersOf(quote)).toMatchObject([{ state: 'open' }])
    boughtIn(await fixture.buy(quote))
    expect(await orders.ordersOf(quote)).toMatchObject([{ state: 'lapsed' }])
    expect(await orders.entriesOf(quote)).toEqual([
      ['invoice', quote.amount, 0],
      ['salesReceipt', quote.amount, quote.amount],
      ['creditMemo', -quote.amount, 0],
    ])
    expect((await orders.contact(quote)).quote_status).toBe('purchased')
    expect(await orders.receive(quote, 1)).toMatchObject({ status: 409 })
  })

  test('by invoice keeps the first order’s last day, so that no price lasts forever', async () => {
    const quote = await fixture.quote()
    const first = placedIn(await orders.order(quote))
    fixture.services.clock.pass(3 * 24 * 60 * 60_000)
    const emails = { invoice_emails: 'books@example.com', check_emails: '' }
    const second = placedIn(await orders.order(quote, { payment_type: 'invoice', ...emails }))
    fixture.services.clock.pass(-3 * 24 * 60 * 60_000)
    expect(second).toMatchObject({ payment_type: 'invoice', pay_by: first.pay_by, emails: 'books@example.com' })
    expect(await orders.ordersOf(quote)).toMatchObject([{ state: 'lapsed' }, { state: 'open' }])
    expect((await orders.entriesOf(quote)).map(([kind]) => kind)).toEqual(['invoice', 'invoice', 'creditMemo'])
  })

  test('is refused once a part was paid by check', async () => {
    const quote = await fixture.quote()
    placedIn(await orders.order(quote))
    await orders.receive(quote, 50)
    expect(await fixture.buy(quote)).toMatchObject({ status: 409, type: problemTypes.notPurchasable })
    expect(await orders.order(quote)).toMatchObject(notPurchasable)
    await orders.receive(quote, (cents(quote) - 5000) / 100)
    expect((await orders.contact(quote)).quote_status).toBe('purchased')
  })
})
