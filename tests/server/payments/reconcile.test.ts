import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startReconciling } from '../../../server/payments/reconcile'
import { boughtIn, endedAt, type Fixture, makeFixture, newKey, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  delete fixture.hooks.before
})

async function leaveBehind(quote: Quote, key: string) {
  const dead = endedAt('after-confirm')
  await Promise.race([dead.reached, fixture.buy(quote, { key, with: { ...fixture.services, faults: dead } })])
  await fixture.db.q
    .updateTable('payment')
    .set({ lease_until: new Date(0) })
    .execute()
}

const stateUnder = async (quote: Quote) =>
  (
    await fixture.db.q
      .selectFrom('payment')
      .select('state')
      .where('contact_id', '=', quote.id)
      .executeTakeFirstOrThrow()
  ).state

test('an abandoned paid purchase is completed by the next round', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  await leaveBehind(quote, key)
  const stop = startReconciling(fixture.services)
  expect(await stateUnder(quote)).toBe('confirming')
  vi.advanceTimersByTime(15_000)
  await stop()
  expect(await stateUnder(quote)).toBe('captured')
  expect(boughtIn(await fixture.ask(quote, key)).amount_due).toBe(quote.amount)
})

test('an unreachable processor affects only one round and one payment', async () => {
  const [unlucky, lucky] = [await fixture.quote(), await fixture.quote()]
  await leaveBehind(unlucky, newKey())
  await leaveBehind(lucky, newKey())
  const stop = startReconciling(fixture.services)
  let isFirst = true
  fixture.hooks.before = async (call) => {
    if (call === 'status' && isFirst) {
      isFirst = false
      throw new Error('no connection')
    }
  }
  vi.advanceTimersByTime(15_000)
  await stop()
  expect(await stateUnder(unlucky)).toBe('confirming')
  expect(await stateUnder(lucky)).toBe('captured')
  const again = startReconciling(fixture.services)
  vi.advanceTimersByTime(15_000)
  await again()
  expect(await stateUnder(unlucky)).toBe('captured')
})

test('a long round is not joined by a second one, and stopping waits for it', async () => {
  const quote = await fixture.quote()
  await leaveBehind(quote, newKey())
  let rounds = 0
  let letGo = () => {}
  const stored = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const arrived = new Promise<void>((resolve) => {
    fixture.hooks.before = (call) => {
      if (call !== 'status') return
      rounds++
      resolve()
      return stored
    }
  })
  const stop = startReconciling(fixture.services)
  vi.advanceTimersByTime(15_000)
  await arrived
  await fixture.db.q
    .updateTable('payment')
    .set({ lease_until: new Date(0) })
    .execute()
  vi.advanceTimersByTime(60_000)
  const stopped = stop()
  letGo()
  await stopped
  expect(rounds).toBe(1)
  expect(await stateUnder(quote)).toBe('captured')
})
