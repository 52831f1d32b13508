import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type StripeDouble, startDouble } from './double'
import { type Assertion, type StripeServer, startStripeServer } from './server'

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

const payments = () => testServer.services.db.q.selectFrom('payment').selectAll()
const paymentOf = (reference: string) => payments().where('gateway_ref', '=', reference).executeTakeFirstOrThrow()
const policies = (id: string) =>
  testServer.services.db.q.selectFrom('policy').select('policy_number').where('contact_id', '=', id).execute()

/** Expires the lease of a dead server. */
const lapse = () =>
  testServer.services.db.q
    .updateTable('payment')
    .set({ lease_until: new Date(0) })
    .where('state', 'in', ['created', 'confirming'])
    .execute()

/** A server that asked Stripe to charge, and died. */
async function left(token = 'pm_card_visa') {
  const { id, amount_due } = await testServer.signed()
  const key = randomUUID()
  double.befall('/confirm', 'lostAfter', 'lostAfter', 'lostAfter')
  expect((await testServer.buy({ id, amount_due, payment_token: token }, key)).statusCode).toBe(503)
  const reference = double.ledger.intents.at(-1)!.id
  return { id, amount_due, key, reference }
}

test('an event makes the server look up and settle a dead server’s charge', async () => {
  const { id, amount_due, key, reference } = await left()
  expect((await paymentOf(reference)).state).toBe('confirming')
  expect((await testServer.answerOf({ reference })).statusCode).toBe(204)
  expect((await paymentOf(reference)).state).toBe('captured')
  expect(await policies(id)).toHaveLength(1)
  const { statusCode, data } = await testServer.buy({ id, amount_due }, key)
  expect([statusCode, data.amount_due]).toEqual([200, amount_due])
})

test('the content of an event is not trusted: a declined charge stays declined', async () => {
  const { id, reference } = await left('pm_card_visa_chargeDeclinedInsufficientFunds')
  await testServer.answerOf({ reference, type: 'payment_intent.succeeded' })
  expect(await paymentOf(reference)).toMatchObject({ state: 'declined', decline_code: 'insufficient_funds' })
  expect(await policies(id)).toEqual([])
})

test('repeated and older events change nothing', async () => {
  const { id, reference } = await left()
  const event = { id: 'evt_same', reference }
  const results = await Promise.all(Array.from({ length: 10 }, () => testServer.answerOf(event)))
  expect(new Set(results.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  const settled = await paymentOf(reference)
  const entries = () =>
    testServer.services.db.q.selectFrom('ledger').select('id').where('contact_id', '=', id).execute()
  const before = await entries()
  for (const type of ['payment_intent.succeeded', 'payment_intent.created', 'payment_intent.canceled'])
    expect((await testServer.answerOf({ reference, type })).statusCode).toBe(204)
  expect(await paymentOf(reference)).toEqual(settled)
  expect(await policies(id)).toHaveLength(1)
  expect(await entries()).toEqual(before)
})

test('a payment that a server works on is left alone', async () => {
  const { id, reference } = await left()
  await testServer.services.db.q
    .updateTable('payment')
    .set({ lease_until: new Date('2100-01-01') })
    .where('gateway_ref', '=', reference)
    .execute()
  double.calls.length = 0
  expect((await testServer.answerOf({ reference })).statusCode).toBe(204)
  expect((await paymentOf(reference)).state).toBe('confirming')
  expect(double.calls).toEqual([])
  await lapse()
  await testServer.answerOf({ reference })
  expect(await policies(id)).toHaveLength(1)
})

test.each([
  ['an unknown charge', 'pi_of_another_shop'],
  ['a missing id', ''],
])('%s is accepted and ignored', async (_, reference) => {
  expect((await testServer.answerOf({ reference })).statusCode).toBe(204)
  expect(double.calls).toEqual([])
})

test('an event is refused while Stripe is unreachable, so that it is sent again', async () => {
  const { reference } = await left()
  double.befall(reference, 'lostBefore', 'lostBefore', 'lostBefore')
  expect((await testServer.answerOf({ reference })).statusCode).toBe(503)
  expect((await testServer.answerOf({ reference })).statusCode).toBe(204)
  expect((await paymentOf(reference)).state).toBe('captured')
})

let unsettled: ReturnType<typeof left> | undefined

test.each<[string, Assertion]>([
  ['another secret', { secret: 'whsec_other' }],
  ['an altered body', { altered: (body) => body.replace('pi_', 'PI_') }],
  ['one more space in the body', { altered: (body) => `${body} ` }],
  ['a signature of six minutes ago', { seconds: -360 }],
  ['a signature from the future', { seconds: 360 }],
  ['no signature', { signature: '' }],
  ['an empty signature', { signature: 't=,v1=' }],
  ['half a signature', { signature: 't=1795194000,v1=00' }],
  ['a signature without a time', { signature: `v1=${'0'.repeat(64)}` }],
  ['an unsupported scheme', { signature: `t=1795194000,v0=${'0'.repeat(64)}` }],
])('with %s an event is 401, and nothing is looked up', async (_, signing) => {
  // refused events change nothing, so all of them may use the same payment
  unsettled ??= left()
  const { reference } = await unsettled
  double.calls.length = 0
  const { statusCode, data } = await testServer.answerOf({ reference }, signing)
  expect([statusCode, data.message]).toEqual([401, expect.stringContaining('not signed by the payment processor')])
  expect(double.calls).toEqual([])
  expect((await paymentOf(reference)).state).toBe('confirming')
})

test.each<[string, Assertion]>([
  ['four minutes ago', { seconds: -240 }],
  ['a little ahead of our clock', { seconds: 30 }],
])('a signature of %s is accepted', async (_, signing) => {
  expect((await testServer.answerOf({ reference: 'pi_other' }, signing)).statusCode).toBe(204)
})

test('either signature is accepted while the secret is being replaced', async () => {
  const seconds = Math.floor(testServer.clock.now().getTime() / 1000)
  const body = JSON.stringify({ id: 'evt_1', type: 'x', data: { object: { id: 'pi_other' } } })
  const { default: Stripe } = await import('stripe')
  const by = (secret: string) =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds }).split(',')[1]
  const signature = `t=${seconds},${by('whsec_older')},${by('whsec_sample')},v0=${'0'.repeat(64)}`
  const { statusCode } = await testServer.call('paymentWebhook', {
    headers: { 'stripe-signature': signature },
    raw: body,
  })
  expect(statusCode).toBe(204)
})

test('a malformed event is refused, even without a signature', async () => {
  for (const raw of ['', '{', '[]', '{"id":"evt_1"}', '{"id":1,"type":"x","data":{}}'])
    expect((await testServer.call('paymentWebhook', { raw })).statusCode).toBe(400)
})
