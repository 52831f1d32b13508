import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { type StripeDouble, startDouble } from './double'
import { type StripeServer, startStripeServer } from './server'

let double: StripeDouble
let testServer: StripeServer
beforeAll(async () => {
  double = await startDouble()
  testServer = await startStripeServer(double)
})
afterAll(async () => {
  await testServer?.close()
  await double?.close()
})
beforeEach(() => {
  double.calls.length = 0
})

const payment = (id: string) =>
  testServer.services.db.q.selectFrom('payment').selectAll().where('contact_id', '=', id).executeTakeFirstOrThrow()
const policies = (id: string) =>
  testServer.services.db.q.selectFrom('policy').select('policy_number').where('contact_id', '=', id).execute()
/** cents in our own ledger */
async function booked() {
  const rows = await testServer.services.db.q.selectFrom('ledger').select('paid_cents').execute()
  return rows.reduce((total, { paid_cents }) => total + paid_cents, 0)
}
const atStripe = () => double.ledger.captured - double.ledger.refunded
const confirms = () => double.calls.filter(({ line }) => line.endsWith('/confirm')).length

test('the server tells a browser to use Stripe’s card fields', async () => {
  const { data } = await testServer.call('paymentProcessor')
  expect(data).toEqual({ kind: 'stripe', tokens_url: null, publishable_key: 'pk_test_sample' })
})

test('a card becomes a policy: charged once at Stripe, issued, and returned again to the byte', async () => {
  const quote = await testServer.signed()
  const key = randomUUID()
  const first = await testServer.buy({ ...quote, payment_token: 'pm_card_visa', cc_last_digits: '4242' }, key)
  expect(first.statusCode).toBe(200)
  expect(first.data).toMatchObject({ amount_due: quote.amount_due, contact: { id: quote.id } })
  expect((await testServer.buy({ ...quote, payment_token: 'pm_card_visa', cc_last_digits: '4242' }, key)).body).toBe(
    first.body,
  )
  expect((await testServer.buy(quote, key)).body).toBe(first.body)
  expect(confirms()).toBe(1)
  expect(await payment(quote.id)).toMatchObject({ state: 'captured', card_type: 'Visa', cc_last_digits: '4242' })
  expect(double.ledger.intents.at(-1)).toMatchObject({ amount: Math.round(quote.amount_due * 100) })
  expect(await booked()).toBe(atStripe())
})

test.each([
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'does not have enough funds'],
  ['pm_nobodys', 'could not be read'],
])('%s is a card exception, and another card under another key then pays', async (token, words) => {
  const quote = await testServer.signed()
  const key = randomUUID()
  const refused = await testServer.buy({ ...quote, payment_token: token }, key)
  expect(refused.statusCode).toBe(402)
  expect(refused.data).toMatchObject({ is_card_exception: true, message: expect.stringContaining(words) })
  expect((await testServer.buy({ ...quote, payment_token: token }, key)).body).toBe(refused.body)
  expect(await policies(quote.id)).toEqual([])
  expect((await testServer.buy({ ...quote, payment_token: 'pm_card_visa' })).statusCode).toBe(200)
  expect(await booked()).toBe(atStripe())
})

test.each([
  ['before Stripe receives it', '/payment_intents', 'lostBefore'],
  ['after the charge was opened', '/payment_intents', 'lostAfter'],
  ['before the card was charged', '/confirm', 'lostBefore'],
  ['after the card was charged', '/confirm', 'lostAfter'],
] as const)('a connection lost %s only delays the purchase', async (_, end, fate) => {
  const quote = await testServer.signed()
  const before = atStripe()
  double.befall(end, fate)
  expect((await testServer.buy({ ...quote, payment_token: 'pm_card_visa' })).statusCode).toBe(200)
  expect(atStripe()).toBe(before + Math.round(quote.amount_due * 100))
  expect(await booked()).toBe(atStripe())
})

test('a charge without a response is found by a status request, and not repeated', async () => {
  const quote = await testServer.signed()
  const key = randomUUID()
  const before = atStripe()
  double.befall('/confirm', 'lostAfter', 'lostAfter', 'lostAfter')
  const lost = await testServer.buy({ ...quote, payment_token: 'pm_card_visa' }, key)
  expect([lost.statusCode, lost.data.message]).toEqual([503, expect.stringContaining('charged at most once')])
  const result = await testServer.buy(quote, key)
  expect([result.statusCode, result.data.amount_due]).toEqual([200, quote.amount_due])
  expect(atStripe()).toBe(before + Math.round(quote.amount_due * 100))
  expect(await booked()).toBe(atStripe())
})

test('a charge that never reached Stripe is canceled, and the buyer learns that nothing was charged', async () => {
  const quote = await testServer.signed()
  const key = randomUUID()
  double.befall('/confirm', 'lostBefore', 'lostBefore', 'lostBefore')
  expect((await testServer.buy({ ...quote, payment_token: 'pm_card_visa' }, key)).statusCode).toBe(503)
  expect(await reconcile(testServer.services)).toBe(1)
  expect(double.ledger.intents.at(-1)!.status).toBe('canceled')
  expect((await testServer.buy(quote, key)).data.type).toBe(problemTypes.paymentNotMade)
  expect((await testServer.buy({ ...quote, payment_token: 'pm_card_visa' })).statusCode).toBe(200)
})

test('ten concurrent clicks are one charge', async () => {
  const quote = await testServer.signed()
  const key = randomUUID()
  const before = double.ledger.intents.length
  const order = { ...quote, payment_token: 'pm_card_visa' }
  const results = await Promise.all(Array.from({ length: 10 }, () => testServer.buy(order, key)))
  expect(results.map(({ statusCode }) => statusCode).filter((status) => status !== 409)).toContain(200)
  expect(double.ledger.intents.length).toBe(before + 1)
  expect(confirms()).toBe(1)
  expect(await policies(quote.id)).toHaveLength(1)
})

test('a quote that can no longer be bought when the money arrives is refunded in full', async () => {
  const quote = await testServer.signed()
  const key = randomUUID()
  double.befall('/confirm', async () => {
    await testServer.services.db.q
      .updateTable('contact')
      .set({ quote_status: 'declined' })
      .where('id', '=', quote.id)
      .execute()
  })
  const { data } = await testServer.buy({ ...quote, payment_token: 'pm_card_visa' }, key)
  expect(data).toMatchObject({ type: problemTypes.answersChanged })
  expect(double.ledger.refunds[0]).toMatchObject({ amount: Math.round(quote.amount_due * 100), status: 'succeeded' })
  expect(await booked()).toBe(atStripe())
})
