import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { paymentUnder } from '../../../server/payments/payment'
import { reconcile } from '../../../server/payments/reconcile'
import type { ProcessorCall } from '../../../server/payments/sandbox/testHooks'
import { settle } from '../../../server/payments/settle'
import { hashOf } from '../../../server/platform/crypto/seal'
import { boughtIn, endedAt, type Fixture, makeFixture, newKey } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())
afterEach(() => {
  delete fixture.hooks.before
  delete fixture.hooks.after
})

const notMade = { status: 402, type: problemTypes.paymentNotMade }
const unreachable = { status: 503 }
const fail = (wanted: ProcessorCall) => async (call: ProcessorCall) => {
  if (call === wanted) throw new Error('no connection')
}

/** Delays a call to the processor until the test releases it. */
function delayCall(wanted: ProcessorCall) {
  let [arrive, letGo] = [() => {}, () => {}]
  const reached = new Promise<void>((resolve) => (arrive = resolve))
  const open = new Promise<void>((resolve) => (letGo = resolve))
  fixture.hooks.before = (call) => {
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
  'the connection to the processor is lost at %s, %s it did its part: a status request returns the result',
  async (call, when, isCharged) => {
    const quote = await fixture.quote()
    const key = newKey()
    fixture.hooks[when] = fail(call)
    expect(await fixture.buy(quote, { key })).toMatchObject(unreachable)
    fixture.hooks[when] = fail('status')
    if (call === 'confirm') expect(await fixture.ask(quote, key)).toMatchObject(unreachable)
    delete fixture.hooks[when]
    const result = await fixture.buy(quote, { key })
    if (isCharged) expect(boughtIn(result).amount_due).toBe(quote.amount)
    else expect(result).toMatchObject(notMade)
    expect(await fixture.ask(quote, key)).toEqual(result)
    const { bank, ledger } = await fixture.books()
    expect(bank).toBe(ledger)
  },
)

test.each(['prepare', 'confirm'] as const)(
  'a slow server at %s that lost its lease charges nothing and reports that',
  async (call) => {
    const quote = await fixture.quote()
    const key = newKey()
    const stored = delayCall(call)
    const slow = fixture.buy(quote, { key })
    await stored.reached
    expect(await reconcile(fixture.services, { force: true })).toBe(1)
    stored.letGo()
    expect(await slow).toMatchObject(notMade)
    expect(await fixture.ask(quote, key)).toMatchObject(notMade)
    const { bank, ledger } = await fixture.books()
    expect(bank).toBe(ledger)
  },
)

test.each([
  ['after-reference', false],
  ['after-confirm', true],
] as const)(
  'a takeover that read the payment at its beginning is ignored once its server is at %s',
  async (point, isCharged) => {
    const quote = await fixture.quote()
    const key = newKey()
    const begun = endedAt('after-begin')
    const alive = endedAt(point)
    void fixture.buy(quote, {
      key,
      with: {
        ...fixture.services,
        faults: { at: (at) => (at === 'after-begin' ? delay(begun.at(at)) : alive.at(at)) },
      },
    })
    await begun.reached
    const seen = await paymentUnder(fixture.db, hashOf(key))
    expect(seen?.state).toBe('created')
    goOn()
    await alive.reached
    await settle(fixture.services, seen!, { state: 'cancelled' }, 'system')
    const result = await fixture.ask(quote, key)
    if (isCharged) expect(boughtIn(result).amount_due).toBe(quote.amount)
    else expect(result).toMatchObject(notMade)
    const { bank, ledger } = await fixture.books()
    expect(bank).toBe(ledger)
  },
)

let goOn = () => {}
const delay = (_: unknown) => new Promise<void>((resolve) => (goOn = resolve))
