import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { type Bought, startTestServer, type TestServer } from './fixture'

/** A change of a policy whose card waits for its cardholder at the bank (3-D Secure). */
let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const confirmed = '4000002760003184'
const confirmedAndRefused = '4000008400001629'
const dearer = { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } } as const
const required = { status: 402, data: { type: problemTypes.authenticationRequired } }
const notMade = { status: 402, data: { type: problemTypes.paymentNotMade } }

async function waiting(card = confirmed) {
  const policy = await testServer.buy()
  const key = randomUUID()
  const bank = await testServer.bank()
  expect(await testServer.submit(policy, dearer, { key, card })).toMatchObject(required)
  const payments = await testServer.services.db.q
    .selectFrom('payment')
    .select('gateway_ref')
    .where('contact_id', '=', policy.id)
    .where('state', '=', 'confirming')
    .execute()
  const reference = payments[0]!.gateway_ref!
  /** as a page asks after a reload: without the form */
  const ask = () => testServer.submit(policy, {}, { key, difference: 21, card: null })
  return { policy, key, bank, reference, ask }
}

const versionOf = async (policy: Bought) => (await testServer.open(policy)).policy.version

test('an approved change is charged once and made, also where the page was reloaded', async () => {
  const { policy, bank, reference, ask } = await waiting()
  expect(await ask()).toMatchObject(required)
  expect(await versionOf(policy)).toBe(1)
  await testServer.processor.answerBank(reference, 'approved')
  const made = await ask()
  expect(made).toMatchObject({ status: 200, data: { difference: 21 } })
  expect(await ask()).toEqual(made)
  expect(await testServer.bank()).toBe(bank + 2100)
  expect(await versionOf(policy)).toBe(2)
})

test.each([
  ['fails', confirmed, 'failed', 'authentication_failed'],
  ['is approved and then declined', confirmedAndRefused, 'approved', 'card_declined'],
] as const)('a change whose card %s is not made, and another card pays', async (_, card, answer, code) => {
  const { policy, bank, reference, ask } = await waiting(card)
  await testServer.processor.answerBank(reference, answer)
  expect(await ask()).toMatchObject({ status: 402, data: { is_card_exception: true, decline_code: code } })
  expect([await testServer.bank(), await versionOf(policy)]).toEqual([bank, 1])
  expect((await testServer.submit(policy, dearer)).status).toBe(200)
})

test('an abandoned change ends at the deadline, charges nothing, and another one can be made', async () => {
  const { policy, bank, reference, ask } = await waiting()
  const over = { lease_until: new Date(0), authenticate_until: new Date(0) }
  await testServer.services.db.q.updateTable('payment').set(over).where('gateway_ref', '=', reference).execute()
  expect(await reconcile(testServer.services)).toBe(1)
  expect(await ask()).toMatchObject({ ...notMade, data: { message: expect.stringContaining('in time') } })
  await testServer.processor.answerBank(reference, 'approved')
  expect([await testServer.bank(), await versionOf(policy)]).toEqual([bank, 1])
  expect((await testServer.submit(policy, dearer)).status).toBe(200)
})

test('a customer who cancels the payment can pay with another card at once', async () => {
  const { policy, key, bank } = await waiting()
  const canceled = { key, difference: 21, card: null, cancelsAuthentication: true }
  expect(await testServer.submit(policy, {}, canceled)).toMatchObject(notMade)
  expect(await testServer.bank()).toBe(bank)
  expect((await testServer.submit(policy, dearer)).status).toBe(200)
})
