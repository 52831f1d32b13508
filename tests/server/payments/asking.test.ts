import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import type { FaultPoint } from '../../../server/payments/services'
import { boughtIn, endedAt, type Fixture, makeFixture, newKey, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const notMade = { status: 402, type: problemTypes.paymentNotMade }
const inProgress = { status: 409, type: problemTypes.paymentInProgress }

/** A server takes an order and stops responding while its lease lasts. */
async function abandon(quote: Quote, key: string, point: FaultPoint) {
  const dead = endedAt(point)
  const lost = fixture.buy(quote, { key, with: { ...fixture.services, faults: dead } })
  await Promise.race([dead.reached, lost])
}

const lapse = () =>
  fixture.db.q
    .updateTable('payment')
    .set({ lease_until: new Date(0) })
    .execute()
const chargesBefore = async () => (await fixture.books()).charges

test('a status request before the order closes the key: the late order charges nothing, and a new key buys', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  const before = await chargesBefore()
  const result = await fixture.ask(quote, key)
  expect(result).toMatchObject(notMade)
  expect(await fixture.buy(quote, { key, cardholder_name: 'Ana Example' })).toEqual(result)
  expect(await fixture.ask(quote, key)).toEqual(result)
  expect(await chargesBefore()).toBe(before)
  boughtIn(await fixture.buy(quote))
})

test('a status request after a reload with another amount still returns the order', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  const first = await fixture.buy(quote, { key, cardholder_name: 'Ana Example', billing_zip: '78701' })
  expect(await fixture.ask({ ...quote, amount: 1 }, key)).toEqual(first)
})

const truth = {
  'after-begin': { isCharged: false },
  'after-prepare': { isCharged: false },
  'after-reference': { isCharged: false },
  'after-confirm': { isCharged: true },
} as const

test.each(Object.entries(truth))(
  'a server dies %s: a status request has to wait, then returns the result',
  async (at, { isCharged }) => {
    const quote = await fixture.quote()
    const key = newKey()
    const before = await fixture.books()
    await abandon(quote, key, at as FaultPoint)
    expect(await fixture.ask(quote, key)).toMatchObject(inProgress)
    expect(await fixture.buy(quote, { key })).toMatchObject(inProgress)
    // nor can anyone else pay for this quote meanwhile
    expect(await fixture.buy(quote)).toMatchObject(inProgress)
    expect(await fixture.ask(quote, newKey())).toMatchObject(notMade)
    await lapse()
    const result = await fixture.ask(quote, key)
    if (isCharged) expect(boughtIn(result).amount_due).toBe(quote.amount)
    else expect(result).toMatchObject(notMade)
    const after = await fixture.books()
    expect(after.charges - before.charges).toBe(isCharged ? 1 : 0)
    expect(after.bank).toBe(after.ledger)
    // and the other tab, which tries again with a card
    if (isCharged) expect(await fixture.buy(quote)).toMatchObject({ type: problemTypes.notPurchasable })
    else boughtIn(await fixture.buy(quote))
  },
)

test.each(Object.entries(truth))('a server dies %s: reconciling has the same result', async (at, { isCharged }) => {
  const quote = await fixture.quote()
  const key = newKey()
  await abandon(quote, key, at as FaultPoint)
  expect(await reconcile(fixture.services)).toBe(0)
  expect(await fixture.ask(quote, key)).toMatchObject(inProgress)
  expect(await reconcile(fixture.services, { force: true })).toBe(1)
  expect(await reconcile(fixture.services, { force: true })).toBe(0)
  const result = await fixture.ask(quote, key)
  if (isCharged) expect(boughtIn(result).amount_due).toBe(quote.amount)
  else expect(result).toMatchObject(notMade)
  expect(JSON.stringify(await fixture.ask(quote, key))).toBe(JSON.stringify(result))
  const { bank, ledger } = await fixture.books()
  expect(bank).toBe(ledger)
})

test('an answer that was lost after settling is returned again', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  await abandon(quote, key, 'after-settle')
  expect(boughtIn(await fixture.ask(quote, key)).amount_due).toBe(quote.amount)
})

test('an abandoned charge is completed as of its own day, even after midnight', async () => {
  const quote = await fixture.quote({ event_start_date: '11/20/2026', event_end_date: '11/21/2026' })
  const key = newKey()
  await abandon(quote, key, 'after-confirm')
  fixture.services.clock.pass(24 * 60 * 60_000)
  await reconcile(fixture.services, { force: true })
  expect(boughtIn(await fixture.ask(quote, key)).amount_due).toBe(quote.amount)
  fixture.services.clock.pass(-24 * 60 * 60_000)
})

test('reconciling does not change settled payments', async () => {
  const before = await fixture.books()
  expect(await reconcile(fixture.services, { force: true })).toBe(0)
  expect(await fixture.books()).toEqual(before)
})
