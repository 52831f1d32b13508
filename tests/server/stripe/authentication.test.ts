import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const atStripe = () => double.ledger.captured - double.ledger.refunded
const q = () => testServer.services.db.q
async function booked() {
  const rows = await q().selectFrom('ledger').select('paid_cents').execute()
  return rows.reduce((total, { paid_cents }) => total + paid_cents, 0)
}

/** A purchase that waits for its cardholder. */
async function waiting(card = 'pm_card_authenticationRequired') {
  const quote = await testServer.signed()
  const key = randomUUID()
  const { statusCode, data } = await testServer.buy({ ...quote, payment_token: card }, key)
  expect([statusCode, data.type]).toEqual([402, problemTypes.authenticationRequired])
  const { id: reference, client_secret } = double.ledger.intents.at(-1)!
  expect(data.authentication).toEqual({ client_secret, until: expect.any(String) })
  return { quote, key, reference, ask: () => testServer.buy(quote, key) }
}

test('an approved payment is settled by the page that asks, and by an event: both orders end the same', async () => {
  for (const order of [['ask', 'event'] as const, ['event', 'ask'] as const]) {
    const { reference, ask, quote } = await waiting()
    const before = atStripe()
    double.ledger.authenticate(reference, true)
    for (const next of order) await (next === 'ask' ? ask() : testServer.answerOf({ reference }))
    const { statusCode, data } = await ask()
    expect([statusCode, data.amount_due]).toEqual([200, quote.amount_due])
    expect(atStripe() - before).toBe(Math.round(quote.amount_due * 100))
    expect(await booked()).toBe(atStripe())
  }
})

test.each([
  ['pm_card_authenticationRequired', false, 'authentication_failed'],
  ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', true, 'insufficient_funds'],
])('%s with the cardholder’s answer %s is declined with %s and canceled at Stripe', async (card, isApproved, code) => {
  const { reference, ask, quote } = await waiting(card)
  const before = atStripe()
  double.ledger.authenticate(reference, isApproved)
  const { statusCode, data } = await ask()
  expect([statusCode, data.is_card_exception, data.decline_code]).toEqual([402, true, code])
  expect((await ask()).data).toEqual(data)
  expect(double.ledger.intents.find(({ id }) => id === reference)!.status).toBe('canceled')
  expect(atStripe()).toBe(before)
  expect((await testServer.buy({ ...quote, payment_token: 'pm_card_visa' })).statusCode).toBe(200)
})

test('an event while the cardholder is at the bank changes nothing', async () => {
  const { reference, ask } = await waiting()
  expect((await testServer.answerOf({ reference, type: 'payment_intent.requires_action' })).statusCode).toBe(204)
  expect((await ask()).data.type).toBe(problemTypes.authenticationRequired)
})

test('after the deadline the intent is canceled at Stripe, and the quote can be bought again', async () => {
  const { reference, ask, quote } = await waiting()
  const over = { lease_until: new Date(0), authenticate_until: new Date(0) }
  await q().updateTable('payment').set(over).where('gateway_ref', '=', reference).execute()
  expect(await reconcile(testServer.services)).toBe(1)
  expect(double.ledger.intents.find(({ id }) => id === reference)!.status).toBe('canceled')
  const { data } = await ask()
  expect([data.type, data.message]).toEqual([problemTypes.paymentNotMade, expect.stringContaining('in time')])
  expect((await testServer.buy({ ...quote, payment_token: 'pm_card_visa' })).statusCode).toBe(200)
  expect(await booked()).toBe(atStripe())
})

test('the database does not store the secret that the browser got', async () => {
  const { reference } = await waiting()
  const row = await q().selectFrom('payment').selectAll().where('gateway_ref', '=', reference).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('_secret_')
})

const confirmed = 'pm_card_authenticationRequired'
const dearer = { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } }

/** The other two payments on a bought policy; each asks for its own 21 or 25 dollars. */
const others = {
  'a change of the policy': async (id: string, token: string) => {
    const headers = { 'policy-token': token, 'idempotency-key': randomUUID() }
    const submit = (body: object) => testServer.call('submitChange', { params: { id }, headers, body })
    return {
      cents: 2100,
      begin: () => submit({ change: dearer, difference: 21, payment_token: confirmed }),
      ask: () => submit({ change: {}, difference: 21 }),
      cancel: () => submit({ change: {}, difference: 21, cancel_authentication: true }),
    }
  },
  'a card that staff charge': async (id: string) => {
    const headers = { 'idempotency-key': randomUUID() }
    const cookie = await testServer.staff('rep')
    const send = (body: object) => testServer.call('createSalesReceipt', { params: { id }, headers, cookie, body })
    const change_item = [{ item_description: 'An endorsement', amount: 25 }]
    return {
      cents: 2500,
      begin: () => send({ change_item, payment_token: confirmed }),
      ask: () => send({ card_status: true }),
      cancel: () => send({ cancel_authentication: true }),
    }
  },
} as const

/** The payment on a policy of its own, waiting for its cardholder. */
async function waitingOther(name: keyof typeof others) {
  const quote = await testServer.signed()
  const { data } = await testServer.buy({ ...quote, payment_token: 'pm_card_visa' })
  const token = data.manage_policy_link.split('token=')[1] as string
  const payment = await others[name](quote.id, token)
  const before = atStripe()
  const first = await payment.begin()
  expect([first.statusCode, first.data.type]).toEqual([402, problemTypes.authenticationRequired])
  const { id: reference, client_secret } = double.ledger.intents.at(-1)!
  expect(first.data.authentication.client_secret).toBe(client_secret)
  return { ...payment, reference, before }
}
const names = Object.keys(others) as (keyof typeof others)[]

test.each(names)('%s is charged once after the cardholder has confirmed it, by an event or by asking', async (name) => {
  const { ask, reference, before, cents } = await waitingOther(name)
  double.ledger.authenticate(reference, true)
  await testServer.answerOf({ reference })
  expect((await ask()).statusCode).toBe(200)
  expect(atStripe() - before).toBe(cents)
  expect(await booked()).toBe(atStripe())
})

test.each(names)('%s is not charged when the cardholder fails, cancels, or has no more time', async (name) => {
  const failed = await waitingOther(name)
  double.ledger.authenticate(failed.reference, false)
  expect((await failed.ask()).data.decline_code).toBe('authentication_failed')
  expect(atStripe()).toBe(failed.before)
  const canceled = await waitingOther(name)
  expect((await canceled.cancel()).data.type).toBe(problemTypes.paymentNotMade)
  const late = await waitingOther(name)
  const over = { lease_until: new Date(0), authenticate_until: new Date(0) }
  await q().updateTable('payment').set(over).where('gateway_ref', '=', late.reference).execute()
  expect((await late.ask()).data.message).toContain('in time')
  for (const { reference } of [failed, canceled, late])
    expect(double.ledger.intents.find(({ id }) => id === reference)!.status).toBe('canceled')
  expect(await booked()).toBe(atStripe())
})
