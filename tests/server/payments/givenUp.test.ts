import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { paymentUnder } from '../../../server/payments/rows'
import type { ProcessorCall } from '../../../server/payments/sandbox/processor'
import { hashOf } from '../../../server/payments/seal'
import { settle } from '../../../server/payments/settle'
import { boughtIn, type Ground, leftAt, makeGround, newKey } from './ground'

let ground: Ground
beforeAll(async () => {
  ground = await makeGround()
})
afterAll(() => ground.close())
afterEach(() => {
  delete ground.seam.before
  delete ground.seam.after
})

const notMade = { status: 402, type: problemTypes.paymentNotMade }
const unreachable = { status: 503 }
const fail = (wanted: ProcessorCall) => async (call: ProcessorCall) => {
  if (call === wanted) throw new Error('no connection')
}

/** Holds a call to the processor up until it is let go. */
function holdUp(wanted: ProcessorCall) {
  let [arrive, letGo] = [() => {}, () => {}]
  const reached = new Promise<void>((resolve) => (arrive = resolve))
  const open = new Promise<void>((resolve) => (letGo = resolve))
  ground.seam.before = (call) => {
    if (call !== wanted) return
    arrive()
    return open
  }
  return { reached, letGo: () => letGo() }
}

test.each([
  ['prepare', 'before', false],
  ['prepare', 'after', false],
  ['confirm', 'before', false],
  ['confirm', 'after', true],
] as const)(
  'the processor is lost %s, %s it did its part: whoever asks is told the truth',
  async (call, when, isCharged) => {
    const quote = await ground.quote()
    const key = newKey()
    ground.seam[when] = fail(call)
    expect(await ground.buy(quote, { key })).toMatchObject(unreachable)
    ground.seam[when] = fail('status')
    if (call === 'confirm') expect(await ground.ask(quote, key)).toMatchObject(unreachable)
    delete ground.seam[when]
    const told = await ground.buy(quote, { key })
    if (isCharged) expect(boughtIn(told).amount_due).toBe(quote.amount)
    else expect(told).toMatchObject(notMade)
    expect(await ground.ask(quote, key)).toEqual(told)
    const { bank, ledger } = await ground.books()
    expect(bank).toBe(ledger)
  },
)

test.each(['prepare', 'confirm'] as const)(
  'a server that is slow at %s and given up for dead: nothing is charged, it says so',
  async (call) => {
    const quote = await ground.quote()
    const key = newKey()
    const held = holdUp(call)
    const slow = ground.buy(quote, { key })
    await held.reached
    expect(await reconcile(ground.services, { force: true })).toBe(1)
    held.letGo()
    expect(await slow).toMatchObject(notMade)
    expect(await ground.ask(quote, key)).toMatchObject(notMade)
    const { bank, ledger } = await ground.books()
    expect(bank).toBe(ledger)
  },
)

test.each([
  ['after-reference', false],
  ['after-confirm', true],
] as const)('who took it for dead before it began is not believed once it was %s', async (point, isCharged) => {
  const quote = await ground.quote()
  const key = newKey()
  const begun = leftAt('after-begin')
  const alive = leftAt(point)
  void ground.buy(quote, {
    key,
    with: { ...ground.services, faults: { at: (at) => (at === 'after-begin' ? hold(begun.at(at)) : alive.at(at)) } },
  })
  await begun.reached
  const seen = await paymentUnder(ground.db, hashOf(key))
  expect(seen?.state).toBe('created')
  goOn()
  await alive.reached
  await settle(ground.services, seen!, { state: 'cancelled' }, 'system')
  const told = await ground.ask(quote, key)
  if (isCharged) expect(boughtIn(told).amount_due).toBe(quote.amount)
  else expect(told).toMatchObject(notMade)
  const { bank, ledger } = await ground.books()
  expect(bank).toBe(ledger)
})

let goOn = () => {}
const hold = (_: unknown) => new Promise<void>((resolve) => (goOn = resolve))
