import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { handleWebhookEvent } from '../../../server/payments/webhook'
import { emailOf } from '../rig/app'
import { newKey } from '../rig/quotes'
import { items, startTestServer, type TestServer } from './fixture'

/** A card that staff charge, and whose cardholder has to confirm it with the bank (3-D Secure). */
let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const confirmed = '4000002760003184'
const confirmedAndRefused = '4000008400001629'
const required = [402, problemTypes.authenticationRequired]

const charges = {
  createSalesReceipt: {
    begin: async () => (await testServer.bought()).id,
    form: { change_item: items(25) },
    cents: 2500,
  },
  createReceivePayment: {
    begin: async () => {
      const { id } = await testServer.bought()
      await testServer.send('createInvoice', id, { change_item: items(40) })
      return id
    },
    form: { amount: 40 },
    cents: 4000,
  },
} as const
type Call = keyof typeof charges
const calls = Object.keys(charges) as Call[]

async function waiting(call: Call, card = confirmed) {
  const { begin, form, cents } = charges[call]
  const id = await begin()
  const headers = newKey()
  const before = await testServer.books(id)
  const bank = await testServer.atBank(id)
  const body = { ...form, payment_token: await testServer.tokenFor(card) }
  const { statusCode, data } = await testServer.send(call, id, body, { headers })
  expect([statusCode, data.type]).toEqual(required)
  const reference = data.authentication.page_url.split('/').at(-1) as string
  const ask = (more: object = { card_status: true }) => testServer.send(call, id, more, { headers })
  const pay = async () => testServer.send(call, id, { ...form, payment_token: await testServer.tokenFor() })
  return { id, headers, before, bank, body, reference, ask, pay, cents }
}

test.each(calls)(
  '%s: an approved card is charged once and entered, and the page needs no card to learn of it',
  async (call) => {
    const { id, bank, reference, ask, body, headers, cents } = await waiting(call)
    expect((await ask()).data.type).toBe(problemTypes.authenticationRequired)
    await testServer.processor.answerBank(reference, 'approved')
    const entered = await ask()
    expect([entered.statusCode, entered.data.transaction.paid]).toEqual([200, cents / 100])
    expect((await testServer.send(call, id, body, { headers })).body).toBe(entered.body)
    expect(await testServer.atBank(id)).toBe(bank + cents)
  },
)

test.each(calls)('%s: a card that fails at the bank, or that is declined after it, enters nothing', async (call) => {
  for (const [card, answer, code] of [
    [confirmed, 'failed', 'authentication_failed'],
    [confirmedAndRefused, 'approved', 'card_declined'],
  ] as const) {
    const { id, before, bank, reference, ask, pay } = await waiting(call, card)
    await testServer.processor.answerBank(reference, answer)
    const { statusCode, data } = await ask()
    expect([statusCode, data.is_card_exception, data.decline_code]).toEqual([402, true, code])
    expect([await testServer.books(id), await testServer.atBank(id)]).toEqual([before, bank])
    expect((await pay()).statusCode).toBe(200)
  }
})

test.each(calls)(
  '%s: a payment that the bank reports is in the books of the member of staff who charged it',
  async (call) => {
    const { id, reference } = await waiting(call)
    await testServer.processor.answerBank(reference, 'approved')
    await handleWebhookEvent(testServer.services, reference)
    const entries = testServer.services.db.q.selectFrom('ledger').select('actor').where('contact_id', '=', id)
    expect((await entries.orderBy('id', 'desc').executeTakeFirstOrThrow()).actor).toBe(emailOf('rep'))
  },
)

test.each(calls)('%s: an abandoned card is not charged after the deadline, and another one can be', async (call) => {
  const { id, before, bank, reference, ask, pay } = await waiting(call)
  const over = { lease_until: new Date(0), authenticate_until: new Date(0) }
  await testServer.services.db.q.updateTable('payment').set(over).where('gateway_ref', '=', reference).execute()
  expect(await reconcile(testServer.services)).toBe(1)
  const { data } = await ask()
  expect([data.type, data.message]).toEqual([problemTypes.paymentNotMade, expect.stringContaining('in time')])
  expect([await testServer.books(id), await testServer.atBank(id)]).toEqual([before, bank])
  expect((await pay()).statusCode).toBe(200)
})

test.each(calls)('%s: staff cancel a payment that waits, and charge another card', async (call) => {
  const { id, before, bank, ask, pay } = await waiting(call)
  expect((await ask({ cancel_authentication: true })).data.type).toBe(problemTypes.paymentNotMade)
  expect([await testServer.books(id), await testServer.atBank(id)]).toEqual([before, bank])
  expect((await pay()).statusCode).toBe(200)
})

test('a question under an unknown key, or under the key of something else, charges and enters nothing', async () => {
  const { id } = await testServer.bought()
  const before = await testServer.books(id)
  const unknown = await testServer.send('createSalesReceipt', id, { card_status: true })
  expect([unknown.statusCode, unknown.data.type]).toEqual([402, problemTypes.paymentNotMade])
  const { headers } = await waiting('createSalesReceipt')
  expect((await testServer.send('createSalesReceipt', id, { card_status: true }, { headers })).statusCode).toBe(422)
  expect(await testServer.books(id)).toEqual(before)
})
