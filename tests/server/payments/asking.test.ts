import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import type { FaultPoint } from '../../../server/payments/faults'
import { reconcile } from '../../../server/payments/reconcile'
import { boughtIn, type Ground, leftAt, makeGround, newKey, type Quote } from './ground'

let ground: Ground
beforeAll(async () => {
  ground = await makeGround()
})
afterAll(() => ground.close())

const notMade = { status: 402, type: problemTypes.paymentNotMade }
const inProgress = { status: 409, type: problemTypes.paymentInProgress }

/** A server takes an order and is never heard of again; its lease runs on. */
async function abandon(quote: Quote, key: string, point: FaultPoint) {
  const dead = leftAt(point)
  const lost = ground.buy(quote, { key, with: { ...ground.services, faults: dead } })
  await Promise.race([dead.reached, lost])
}

const lapse = () =>
  ground.db.q
    .updateTable('payment')
    .set({ lease_until: new Date(0) })
    .execute()
const chargesBefore = async () => (await ground.books()).charges

test('asked before the order came: the order that comes late charges nothing, and a new key buys', async () => {
  const quote = await ground.quote()
  const key = newKey()
  const before = await chargesBefore()
  const asked = await ground.ask(quote, key)
  expect(asked).toMatchObject(notMade)
  expect(await ground.buy(quote, { key, cardholder_name: 'Ana Example' })).toEqual(asked)
  expect(await ground.ask(quote, key)).toEqual(asked)
  expect(await chargesBefore()).toBe(before)
  boughtIn(await ground.buy(quote))
})

test('who asks after a reload, with another amount than was ordered, is told of the order all the same', async () => {
  const quote = await ground.quote()
  const key = newKey()
  const first = await ground.buy(quote, { key, cardholder_name: 'Ana Example', billing_zip: '78701' })
  expect(await ground.ask({ ...quote, amount: 1 }, key)).toEqual(first)
})

const truth = {
  'after-begin': { isCharged: false },
  'after-prepare': { isCharged: false },
  'after-reference': { isCharged: false },
  'after-confirm': { isCharged: true },
} as const

test.each(Object.entries(truth))(
  'a server that is lost %s: who asks is told to wait, then the truth',
  async (at, { isCharged }) => {
    const quote = await ground.quote()
    const key = newKey()
    const before = await ground.books()
    await abandon(quote, key, at as FaultPoint)
    expect(await ground.ask(quote, key)).toMatchObject(inProgress)
    expect(await ground.buy(quote, { key })).toMatchObject(inProgress)
    // nor can anybody else pay for this quote meanwhile
    expect(await ground.buy(quote)).toMatchObject(inProgress)
    expect(await ground.ask(quote, newKey())).toMatchObject(notMade)
    await lapse()
    const told = await ground.ask(quote, key)
    if (isCharged) expect(boughtIn(told).amount_due).toBe(quote.amount)
    else expect(told).toMatchObject(notMade)
    const after = await ground.books()
    expect(after.charges - before.charges).toBe(isCharged ? 1 : 0)
    expect(after.bank).toBe(after.ledger)
    // and the other tab, which tries again with a card
    if (isCharged) expect(await ground.buy(quote)).toMatchObject({ type: problemTypes.notPurchasable })
    else boughtIn(await ground.buy(quote))
  },
)

test.each(Object.entries(truth))(
  'a server that is lost %s: reconciling comes to the same',
  async (at, { isCharged }) => {
    const quote = await ground.quote()
    const key = newKey()
    await abandon(quote, key, at as FaultPoint)
    expect(await reconcile(ground.services)).toBe(0)
    expect(await ground.ask(quote, key)).toMatchObject(inProgress)
    expect(await reconcile(ground.services, { force: true })).toBe(1)
    expect(await reconcile(ground.services, { force: true })).toBe(0)
    const told = await ground.ask(quote, key)
    if (isCharged) expect(boughtIn(told).amount_due).toBe(quote.amount)
    else expect(told).toMatchObject(notMade)
    expect(JSON.stringify(await ground.ask(quote, key))).toBe(JSON.stringify(told))
    const { bank, ledger } = await ground.books()
    expect(bank).toBe(ledger)
  },
)

test('an answer that was lost after everything was settled is given again', async () => {
  const quote = await ground.quote()
  const key = newKey()
  await abandon(quote, key, 'after-settle')
  expect(boughtIn(await ground.ask(quote, key)).amount_due).toBe(quote.amount)
})

test('a purchase that a lost server was charged for is bound as of its own day: a night changes nothing', async () => {
  const quote = await ground.quote({ event_start_date: '11/20/2026', event_end_date: '11/21/2026' })
  const key = newKey()
  await abandon(quote, key, 'after-confirm')
  ground.services.clock.pass(24 * 60 * 60_000)
  await reconcile(ground.services, { force: true })
  expect(boughtIn(await ground.ask(quote, key)).amount_due).toBe(quote.amount)
  ground.services.clock.pass(-24 * 60 * 60_000)
})

test('reconciling leaves settled payments as they are', async () => {
  const before = await ground.books()
  expect(await reconcile(ground.services, { force: true })).toBe(0)
  expect(await ground.books()).toEqual(before)
})
