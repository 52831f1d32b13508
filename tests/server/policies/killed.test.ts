import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { faultPoints } from '../../../server/payments/services'
import { readChangeOrder } from '../../../server/policies/changes/request'
import { submitChange } from '../../../server/policies/changes/submit'
import { endedAt } from '../payments/fixture'
import { type Bought, type House, makeHouse } from './fixture'

let house: House
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  house = await makeHouse()
})
afterAll(() => house.close())
beforeEach(() => {
  house.clock.instant = start
})

const dearer = { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } } as const

/** A server that takes an order for a change, and dies at a point. */
async function diesAt(point: (typeof faultPoints)[number], policy: Bought, key: string) {
  const faults = endedAt(point)
  const body = { change: dearer, difference: 21, payment_token: await house.tokenFor('4242424242424242') }
  const order = readChangeOrder(policy.id, body as never, key)
  const lost = submitChange({ ...house.services, faults }, order, 'customer')
  await Promise.race([lost, faults.reached])
}

async function stands(policy: Bought) {
  const { policy: told, transactions } = await house.open(policy)
  const sum = (of: 'charged' | 'paid') => transactions.reduce((total, row) => total + Math.round(row[of] * 100), 0)
  return { version: told.version, charged: sum('charged'), paid: sum('paid') }
}

test.each(faultPoints)('a server that dies %s leaves a policy that is changed and paid, or neither', async (point) => {
  const policy = await house.buy()
  const before = await house.bank()
  const key = randomUUID()
  await diesAt(point, policy, key)
  await reconcile(house.services, { force: true })
  const isCharged = (await house.bank()) !== before
  const due = policy.due * 100 + (isCharged ? 2100 : 0)
  expect(await house.bank()).toBe(before + (isCharged ? 2100 : 0))
  expect(await stands(policy)).toEqual({ version: isCharged ? 2 : 1, charged: due, paid: due })
  // a status request under the key returns the result
  const asked = await house.submit(policy, {}, { key, difference: 21, card: null })
  expect(asked.status).toBe(isCharged ? 200 : 402)
  expect(isCharged).toBe(point === 'after-confirm' || point === 'after-settle')
})

test('a second change is refused while one is being paid for', async () => {
  const policy = await house.buy()
  await diesAt('after-reference', policy, randomUUID())
  for (const form of [dearer, { step0: { event_name: 'Another' } }, { type: 'cancel' as const }])
    expect(await house.submit(policy, form)).toMatchObject({
      status: 409,
      data: { type: problemTypes.paymentInProgress },
    })
  await reconcile(house.services, { force: true })
  expect((await house.submit(policy, dearer)).status).toBe(200)
})

test('midnight between the charge and the change does not matter', async () => {
  const policy = await house.buy()
  house.clock.instant = new Date('2027-06-11T03:59:00Z')
  await diesAt('after-confirm', policy, randomUUID())
  house.clock.instant = new Date('2027-06-14T12:00:00Z')
  await reconcile(house.services, { force: true })
  expect((await house.open(policy)).policy.version).toBe(2)
})

test('of two concurrent changes only one is charged at a time, and each is recomputed', async () => {
  const policy = await house.buy()
  const before = await house.bank()
  const key = randomUUID()
  const all = await Promise.all([
    house.submit(policy, dearer, { difference: 21 }),
    house.submit(policy, dearer, { difference: 21, key }),
    house.submit(policy, dearer, { difference: 21, key }),
  ])
  const made = all.filter(({ status }) => status === 200)
  expect(made.length).toBeGreaterThanOrEqual(1)
  for (const { status } of all) expect([200, 409, 422]).toContain(status)
  expect(await house.bank()).toBe(before + 2100)
  expect((await house.open(policy)).policy.version).toBe(2)
})

test('two concurrent cancellations refund once', async () => {
  const policy = await house.buy()
  const { difference } = (await house.workOut(policy, { type: 'cancel' })).data
  const all = await Promise.all([1, 2, 3].map(() => house.submit(policy, { type: 'cancel' }, { difference })))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await house.rows('refund', policy.id)).toHaveLength(1)
})
