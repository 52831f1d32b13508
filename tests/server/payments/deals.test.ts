import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { dealOf } from '../../../server/payments/deals'
import { readOrder } from '../../../server/payments/order'
import { pay } from '../../../server/payments/pay'
import { reconcile } from '../../../server/payments/reconcile'
import { hashOf } from '../../../server/payments/seal'
import { boughtIn, type Ground, makeGround, newKey, type Quote } from './ground'

let ground: Ground
beforeAll(async () => {
  ground = await makeGround()
})
afterAll(() => ground.close())

const bought = async () => {
  const quote = await ground.quote()
  boughtIn(await ground.buy(quote))
  return quote
}
const orderOf = async ({ id }: Quote, key: string, payment_token: string | null) =>
  readOrder({ id, amount_due: 10, payment_token }, key)
const asked = async (quote: Quote, purpose: string, key: string) =>
  pay(ground.services, purpose, await orderOf(quote, key, null), 'customer')

test('nothing is paid for that nobody knows', () => {
  expect(() => dealOf('gift')).toThrow('nothing that we know')
})

test('what its deal does not permit is not charged, and the key stays free', async () => {
  const quote = await bought()
  const charges = (await ground.books()).charges
  const order = await orderOf(quote, newKey(), await ground.tokenFor('4242424242424242'))
  await expect(pay(ground.services, 'change:gone', order, 'customer')).rejects.toMatchObject({ status: 409 })
  expect((await ground.books()).charges).toBe(charges)
})

test('a key that paid for one thing is another order’s for every other', async () => {
  const quote = await ground.quote()
  const key = newKey()
  boughtIn(await ground.buy(quote, { key }))
  await expect(asked(quote, 'change:1', key)).rejects.toMatchObject({ status: 422 })
  const other = newKey()
  await expect(asked(quote, 'change:1', other)).rejects.toMatchObject({ body: { type: problemTypes.paymentNotMade } })
  expect(await ground.ask(quote, other)).toMatchObject({ status: 422 })
})

test('a charge that a dead server left is settled by the deal of its purpose: what cannot be made goes back', async () => {
  const quote = await bought()
  const before = await ground.books()
  const key = newKey()
  const reference = await ground.services.gateway.prepare({ paymentId: key, amountCents: 1000 })
  await ground.services.gateway.confirm(reference, await ground.tokenFor('4242424242424242'))
  const payment = {
    id: key,
    contact_id: quote.id,
    purpose: 'change:gone',
    idempotency_key: hashOf(key),
    request_hash: '',
    amount_cents: 1000,
    state: 'confirming',
    gateway_ref: reference,
    lease_until: new Date(0),
  } as const
  await ground.db.q.insertInto('payment').values(payment).execute()
  // while it is on its way nothing else is paid for
  expect(await ground.buy(quote)).toMatchObject({ type: problemTypes.paymentInProgress })
  expect(await reconcile(ground.services)).toBe(1)
  const after = await ground.books()
  expect([after.bank, after.ledger, after.charged]).toEqual([before.bank, before.ledger, before.charged])
  expect(after.refunds).toBe(before.refunds + 1)
  await expect(asked(quote, 'change:gone', key)).rejects.toMatchObject({
    status: 402,
    message: expect.stringContaining('this change could not be made'),
  })
})
