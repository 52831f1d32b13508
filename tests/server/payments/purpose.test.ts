import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { pay } from '../../../server/payments/pay'
import { purposeOf, registerPurpose } from '../../../server/payments/purpose'
import { reconcile } from '../../../server/payments/reconcile'
import { readOrder } from '../../../server/payments/request'
import { hashOf } from '../../../server/platform/crypto/seal'
import { changePurpose } from '../../../server/policies/changes/paymentPurpose'
import { boughtIn, type Fixture, makeFixture, newKey, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const bought = async () => {
  const quote = await fixture.quote()
  boughtIn(await fixture.buy(quote))
  return quote
}
const orderOf = async ({ id }: Quote, key: string, payment_token: string | null) =>
  readOrder({ id, amount_due: 10, payment_token }, key)
const askFor = async (quote: Quote, purpose: string, key: string) =>
  pay(fixture.services, purpose, await orderOf(quote, key, null), 'customer')

test('an unknown purpose is refused', () => {
  expect(() => purposeOf({}, 'gift')).toThrow('nothing that we know')
})

test('a purpose cannot be registered for another function; the same one again changes nothing', () => {
  expect(() => registerPurpose('change:', () => purposeOf({}, 'purchase'))).toThrow('registered twice')
  expect(() => registerPurpose('change:', changePurpose)).not.toThrow()
})

test('the payment of a change that does not exist is refused and charges nothing', async () => {
  const quote = await bought()
  const charges = (await fixture.books()).charges
  const order = await orderOf(quote, newKey(), await fixture.tokenFor('4242424242424242'))
  await expect(pay(fixture.services, 'change:gone', order, 'customer')).rejects.toMatchObject({ status: 409 })
  expect((await fixture.books()).charges).toBe(charges)
})

test('a key of one purpose is refused for any other', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  boughtIn(await fixture.buy(quote, { key }))
  await expect(askFor(quote, 'change:1', key)).rejects.toMatchObject({ status: 422 })
  const other = newKey()
  await expect(askFor(quote, 'change:1', other)).rejects.toMatchObject({ body: { type: problemTypes.paymentNotMade } })
  expect(await fixture.ask(quote, other)).toMatchObject({ status: 422 })
})

test('a dead server’s charge is settled by its purpose, and refunded if it cannot be completed', async () => {
  const quote = await bought()
  const before = await fixture.books()
  const key = newKey()
  const reference = await fixture.services.gateway.prepare({ paymentId: key, amountCents: 1000 })
  await fixture.services.gateway.confirm(reference, await fixture.tokenFor('4242424242424242'))
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
  await fixture.db.q.insertInto('payment').values(payment).execute()
  // nothing else can be paid while it is in progress
  expect(await fixture.buy(quote)).toMatchObject({ type: problemTypes.paymentInProgress })
  expect(await reconcile(fixture.services)).toBe(1)
  const after = await fixture.books()
  expect([after.bank, after.ledger, after.charged]).toEqual([before.bank, before.ledger, before.charged])
  expect(after.refunds).toBe(before.refunds + 1)
  await expect(askFor(quote, 'change:gone', key)).rejects.toMatchObject({
    status: 402,
    message: expect.stringContaining('this change could not be made'),
  })
})
