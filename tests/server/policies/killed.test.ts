import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { faultPoints } from '../../../server/payments/services'
import { readChangeOrder } from '../../../server/policies/changes/request'
import { submitChange } from '../../../server/policies/changes/submit'
import { endedAt } from '../payments/fixture'
import { type Bought, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
})

const dearer = { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } } as const

/** A server that takes an order for a change, and dies at a point. */
async function diesAt(point: (typeof faultPoints)[number], policy: Bought, key: string) {
  const faults = endedAt(point)
  const body = { change: dearer, difference: 21, payment_token: await testServer.tokenFor('4242424242424242') }
  const order = readChangeOrder(policy.id, body as never, key)
  const lost = submitChange({ ...testServer.services, faults }, order, 'customer')
  await Promise.race([lost, faults.reached])
}

async function policyState(policy: Bought) {
  const { policy: current, transactions } = await testServer.open(policy)
  const sum = (of: 'charged' | 'paid') => transactions.reduce((total, row) => total + Math.round(row[of] * 100), 0)
  return { version: current.version, charged: sum('charged'), paid: sum('paid') }
}

test.each(faultPoints)('a server that dies %s leaves a policy that is changed and paid, or neither', async (point) => {
  const policy = await testServer.buy()
  const before = await testServer.bank()
  const key = randomUUID()
  await diesAt(point, policy, key)
  await reconcile(testServer.services, { force: true })
  const isCharged = (await testServer.bank()) !== before
  const due = policy.due * 100 + (isCharged ? 2100 : 0)
  expect(await testServer.bank()).toBe(before + (isCharged ? 2100 : 0))
  expect(await policyState(policy)).toEqual({ version: isCharged ? 2 : 1, charged: due, paid: due })
  // a status request under the key returns the result
  const result = await testServer.submit(policy, {}, { key, difference: 21, card: null })
  expect(result.status).toBe(isCharged ? 200 : 402)
  expect(isCharged).toBe(point === 'after-confirm' || point === 'after-settle')
})

test('a second change is refused while one is being paid for', async () => {
  const policy = await testServer.buy()
  await diesAt('after-reference', policy, randomUUID())
  for (const form of [dearer, { step0: { event_name: 'Another' } }, { type: 'cancel' as const }])
    expect(await testServer.submit(policy, form)).toMatchObject({
      status: 409,
      data: { type: problemTypes.anotherPayment },
    })
  await reconcile(testServer.services, { force: true })
  expect((await testServer.submit(policy, dearer)).status).toBe(200)
})

test('midnight between the charge and the change does not matter', async () => {
  const policy = await testServer.buy()
  testServer.clock.instant = new Date('2027-06-11T03:59:00Z')
  await diesAt('after-confirm', policy, randomUUID())
  testServer.clock.instant = new Date('2027-06-14T12:00:00Z')
  await reconcile(testServer.services, { force: true })
  expect((await testServer.open(policy)).policy.version).toBe(2)
})

test('of two concurrent changes only one is charged at a time, and each is recomputed', async () => {
  const policy = await testServer.buy()
  const before = await testServer.bank()
  const key = randomUUID()
  const all = await Promise.all([
    testServer.submit(policy, dearer, { difference: 21 }),
    testServer.submit(policy, dearer, { difference: 21, key }),
    testServer.submit(policy, dearer, { difference: 21, key }),
  ])
  const made = all.filter(({ status }) => status === 200)
  expect(made.length).toBeGreaterThanOrEqual(1)
  for (const { status } of all) expect([200, 409, 422]).toContain(status)
  expect(await testServer.bank()).toBe(before + 2100)
  expect((await testServer.open(policy)).policy.version).toBe(2)
})

test('two concurrent cancellations refund once', async () => {
  const policy = await testServer.buy()
  const { difference } = (await testServer.workOut(policy, { type: 'cancel' })).data
  const all = await Promise.all([1, 2, 3].map(() => testServer.submit(policy, { type: 'cancel' }, { difference })))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await testServer.rows('refund', policy.id)).toHaveLength(1)
})
