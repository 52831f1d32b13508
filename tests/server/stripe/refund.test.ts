import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stripeGateway } from '../../../server/payments/stripe/gateway'
import { readConfig } from '../../../server/platform/config/config'
import { type Gateway, RefundRefused } from '../../../server/platform/services/gateway'
import { keys, type StripeDouble, startDouble } from './double'

let double: StripeDouble
let gateway: Gateway
/** a charge of 100.00 */
let reference: string
beforeAll(async () => {
  double = await startDouble()
  gateway = stripeGateway(readConfig({ PAYMENT_PROCESSOR: 'stripe', ...keys, STRIPE_API: double.url }).stripe!)
})
afterAll(() => double.close())
beforeEach(async () => {
  double.ledger.refusesRefunds = false
  reference = await gateway.prepare({ paymentId: randomUUID(), amountCents: 10_000 })
  await gateway.confirm(reference, 'pm_card_visa')
})

const card = { brand: 'Visa', last4: '4242' }
const refundedOf = () =>
  double.ledger.refunds
    .filter(({ payment_intent, status }) => payment_intent === reference && status === 'succeeded')
    .reduce((total, { amount }) => total + amount, 0)

test('parts are refunded until nothing remains, each once', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await gateway.refund(reference, { refundId: first, amountCents: 4_000 })).toEqual({ state: 'captured', card })
  expect(await gateway.refund(reference, { refundId: first, amountCents: 4_000 })).toEqual({ state: 'captured', card })
  expect(refundedOf()).toBe(4_000)
  expect(await gateway.refund(reference, { refundId: second, amountCents: 6_000 })).toEqual({ state: 'refunded', card })
  expect(await gateway.status(reference)).toEqual({ state: 'refunded', card })
  expect(refundedOf()).toBe(10_000)
})

test('two servers that refund the same part at once refund it once', async () => {
  const part = { refundId: randomUUID(), amountCents: 4_000 }
  await Promise.all([gateway.refund(reference, part), gateway.refund(reference, part)])
  expect(refundedOf()).toBe(4_000)
})

test.each(['lostBefore', 'lostAfter'] as const)('a lost connection (%s) refunds nothing twice', async (fate) => {
  const part = { refundId: randomUUID(), amountCents: 4_000 }
  double.befall('POST /v1/refunds', fate, fate, fate)
  await expect(gateway.refund(reference, part)).rejects.toThrow('connection')
  await gateway.refund(reference, part)
  expect(refundedOf()).toBe(4_000)
})

test('a retried refund is made once, even after Stripe has forgotten its key', async () => {
  const part = { refundId: randomUUID(), amountCents: 4_000 }
  await gateway.refund(reference, part)
  double.forgetKeys()
  await gateway.refund(reference, part)
  expect(refundedOf()).toBe(4_000)
})

test('a refund above the remaining amount, or of an uncharged payment, is refused', async () => {
  const more = gateway.refund(reference, { refundId: randomUUID(), amountCents: 10_001 })
  await expect(more).rejects.toThrow(RefundRefused)
  const open = await gateway.prepare({ paymentId: randomUUID(), amountCents: 10_000 })
  const nothing = gateway.refund(open, { refundId: randomUUID(), amountCents: 1 })
  await expect(nothing).rejects.toThrow(RefundRefused)
  expect(refundedOf()).toBe(0)
})

test('a refund that the bank rejected can be retried', async () => {
  const part = { refundId: randomUUID(), amountCents: 4_000 }
  double.ledger.refusesRefunds = true
  await expect(gateway.refund(reference, part)).rejects.toThrow(RefundRefused)
  await expect(gateway.refund(reference, part)).rejects.toThrow('The bank did not take the refund')
  double.ledger.refusesRefunds = false
  expect((await gateway.refund(reference, part)).state).toBe('captured')
  expect(refundedOf()).toBe(4_000)
})
