import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { boughtIn, type Ground, makeGround, newKey, type Told } from './ground'

let ground: Ground
beforeAll(async () => {
  ground = await makeGround()
})
afterAll(() => ground.close())

const twenty = Array.from({ length: 20 }, (_, i) => i)
const bought = (told: readonly Told[]) => told.filter((one) => 'bought' in one)
const typeOf = (one: Told) => ('bought' in one ? 'bought' : one.type)

test('twenty quick clicks under one key: one charge, and every answer is the policy or "on its way"', async () => {
  const quote = await ground.quote()
  const key = newKey()
  const before = await ground.books()
  const told = await Promise.all(twenty.map(() => ground.buy(quote, { key })))
  expect(new Set(told.map(typeOf))).toEqual(new Set(['bought', problemTypes.paymentInProgress]))
  const policy = boughtIn(await ground.ask(quote, key))
  for (const one of bought(told)) expect(one).toEqual({ bought: policy })
  const after = await ground.books()
  expect([after.charges - before.charges, after.policies - before.policies]).toEqual([1, 1])
  expect(after.bank).toBe(after.ledger)
})

test('twenty tabs with keys of their own: one of them buys, one charge', async () => {
  const quote = await ground.quote()
  const before = await ground.books()
  const told = await Promise.all(twenty.map(() => ground.buy(quote)))
  expect(bought(told)).toHaveLength(1)
  const others = new Set(told.map(typeOf))
  others.delete('bought')
  expect(
    [...others].every((type) => type === problemTypes.paymentInProgress || type === problemTypes.notPurchasable),
  ).toBe(true)
  const after = await ground.books()
  expect([after.charges - before.charges, after.policies - before.policies]).toEqual([1, 1])
  expect(after.bank).toBe(after.ledger)
})

test('two quotes under one key at once: it is one order’s, and the other quote is not charged', async () => {
  const [a, b] = [await ground.quote(), await ground.quote()]
  const key = newKey()
  const before = await ground.books()
  const told = await Promise.all([ground.buy(a, { key }), ground.buy(b, { key })])
  expect(bought(told)).toHaveLength(1)
  expect(told.find((one) => !('bought' in one))).toMatchObject({ status: 422 })
  expect((await ground.books()).charges - before.charges).toBe(1)
})

test('orders, questions and a server that thinks itself alone, all at once: at most one charge, and one truth', async () => {
  for (const _ of twenty.slice(0, 5)) {
    const quote = await ground.quote()
    const keys = [newKey(), newKey()]
    const before = await ground.books()
    await Promise.all(
      keys.flatMap((key) => [
        ground.buy(quote, { key }),
        ground.ask(quote, key),
        reconcile(ground.services, { force: true }),
        ground.buy(quote, { key }),
        ground.ask(quote, key),
      ]),
    )
    await reconcile(ground.services, { force: true })
    const truths = await Promise.all(keys.map((key) => ground.ask(quote, key)))
    const after = await ground.books()
    expect(after.bank).toBe(after.ledger)
    expect(after.charges - before.charges).toBe(bought(truths).length)
    expect(after.policies - before.policies).toBe(bought(truths).length)
    expect(bought(truths).length).toBeLessThanOrEqual(1)
  }
})
