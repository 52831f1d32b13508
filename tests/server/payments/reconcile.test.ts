import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepReconciling } from '../../../server/payments/reconcile'
import { boughtIn, type Ground, leftAt, makeGround, newKey, type Quote } from './ground'

let ground: Ground
beforeAll(async () => {
  ground = await makeGround()
})
afterAll(() => ground.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  delete ground.seam.before
})

async function leaveBehind(quote: Quote, key: string) {
  const dead = leftAt('after-confirm')
  await Promise.race([dead.reached, ground.buy(quote, { key, with: { ...ground.services, faults: dead } })])
  await ground.db.q
    .updateTable('payment')
    .set({ lease_until: new Date(0) })
    .execute()
}

const stateUnder = async (quote: Quote) =>
  (await ground.db.q.selectFrom('payment').select('state').where('contact_id', '=', quote.id).executeTakeFirstOrThrow())
    .state

test('a paid purchase that a server left behind is bound by the next round, without anybody asking', async () => {
  const quote = await ground.quote()
  const key = newKey()
  await leaveBehind(quote, key)
  const stop = keepReconciling(ground.services)
  expect(await stateUnder(quote)).toBe('confirming')
  vi.advanceTimersByTime(15_000)
  await stop()
  expect(await stateUnder(quote)).toBe('captured')
  expect(boughtIn(await ground.ask(quote, key)).amount_due).toBe(quote.amount)
})

test('a processor that does not answer spoils one round and one payment, not the next ones', async () => {
  const [unlucky, lucky] = [await ground.quote(), await ground.quote()]
  await leaveBehind(unlucky, newKey())
  await leaveBehind(lucky, newKey())
  const stop = keepReconciling(ground.services)
  let isFirst = true
  ground.seam.before = async (call) => {
    if (call === 'status' && isFirst) {
      isFirst = false
      throw new Error('no connection')
    }
  }
  vi.advanceTimersByTime(15_000)
  await stop()
  expect(await stateUnder(unlucky)).toBe('confirming')
  expect(await stateUnder(lucky)).toBe('captured')
  const again = keepReconciling(ground.services)
  vi.advanceTimersByTime(15_000)
  await again()
  expect(await stateUnder(unlucky)).toBe('captured')
})

test('a round that takes long is not joined by a second one, and stopping waits for it', async () => {
  const quote = await ground.quote()
  await leaveBehind(quote, newKey())
  let rounds = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const arrived = new Promise<void>((resolve) => {
    ground.seam.before = (call) => {
      if (call !== 'status') return
      rounds++
      resolve()
      return held
    }
  })
  const stop = keepReconciling(ground.services)
  vi.advanceTimersByTime(15_000)
  await arrived
  await ground.db.q
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
