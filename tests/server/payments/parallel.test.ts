import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { boughtIn, type Fixture, makeFixture, newKey, type Outcome } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const twenty = Array.from({ length: 20 }, (_, i) => i)
const bought = (results: readonly Outcome[]) => results.filter((one) => 'bought' in one)
const typeOf = (one: Outcome) => ('bought' in one ? 'bought' : one.type)

test('twenty clicks under one key: one charge, and every response is the policy or "on its way"', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  const before = await fixture.books()
  const results = await Promise.all(twenty.map(() => fixture.buy(quote, { key })))
  expect(new Set(results.map(typeOf))).toEqual(new Set(['bought', problemTypes.paymentInProgress]))
  const policy = boughtIn(await fixture.ask(quote, key))
  for (const one of bought(results)) expect(one).toEqual({ bought: policy })
  const after = await fixture.books()
  expect([after.charges - before.charges, after.policies - before.policies]).toEqual([1, 1])
  expect(after.bank).toBe(after.ledger)
})

test('twenty tabs with different keys: one of them buys, one charge', async () => {
  const quote = await fixture.quote()
  const before = await fixture.books()
  const results = await Promise.all(twenty.map(() => fixture.buy(quote)))
  expect(bought(results)).toHaveLength(1)
  const others = new Set(results.map(typeOf))
  others.delete('bought')
  expect(
    [...others].every((type) => type === problemTypes.paymentInProgress || type === problemTypes.notPurchasable),
  ).toBe(true)
  const after = await fixture.books()
  expect([after.charges - before.charges, after.policies - before.policies]).toEqual([1, 1])
  expect(after.bank).toBe(after.ledger)
})

test('two quotes under one key at once: only one is charged', async () => {
  const [a, b] = [await fixture.quote(), await fixture.quote()]
  const key = newKey()
  const before = await fixture.books()
  const results = await Promise.all([fixture.buy(a, { key }), fixture.buy(b, { key })])
  expect(bought(results)).toHaveLength(1)
  expect(results.find((one) => !('bought' in one))).toMatchObject({ status: 422 })
  expect((await fixture.books()).charges - before.charges).toBe(1)
})

test('concurrent orders, status requests and a forced reconcile: at most one charge, and one result', async () => {
  for (const _ of twenty.slice(0, 5)) {
    const quote = await fixture.quote()
    const keys = [newKey(), newKey()]
    const before = await fixture.books()
    await Promise.all(
      keys.flatMap((key) => [
        fixture.buy(quote, { key }),
        fixture.ask(quote, key),
        reconcile(fixture.services, { force: true }),
        fixture.buy(quote, { key }),
        fixture.ask(quote, key),
      ]),
    )
    await reconcile(fixture.services, { force: true })
    const truths = await Promise.all(keys.map((key) => fixture.ask(quote, key)))
    const after = await fixture.books()
    expect(after.bank).toBe(after.ledger)
    expect(after.charges - before.charges).toBe(bought(truths).length)
    expect(after.policies - before.policies).toBe(bought(truths).length)
    expect(bought(truths).length).toBeLessThanOrEqual(1)
  }
})
