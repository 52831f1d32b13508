import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stripeGateway } from '../../../server/payments/stripe/gateway'
import { readConfig } from '../../../server/platform/config/config'
import type { Gateway } from '../../../server/platform/services/gateway'
import { keys, type StripeDouble, startDouble } from './double'

let double: StripeDouble
let gateway: Gateway
beforeAll(async () => {
  double = await startDouble()
  gateway = gatewayTo(double.url)
})
afterAll(() => double.close())
beforeEach(() => {
  double.calls.length = 0
  double.ledger.refusesRefunds = false
  double.ledger.forgetsRefusals = false
})

const gatewayTo = (api: string, more = {}) =>
  stripeGateway(readConfig({ PAYMENT_PROCESSOR: 'stripe', ...keys, STRIPE_API: api, ...more }).stripe!)

let payments = 0
const prepared = () => gateway.prepare({ paymentId: `payment-${++payments}`, amountCents: 12_345 })
const intent = (reference: string) => double.ledger.intents.find(({ id }) => id === reference)!
const callsOf = (end: string) => double.calls.filter(({ line }) => line.endsWith(end)).length

test('a charge is opened with its amount and moves nothing until a card is given', async () => {
  const reference = await prepared()
  expect(await gateway.prepare({ paymentId: `payment-${payments}`, amountCents: 12_345 })).toBe(reference)
  expect(intent(reference)).toMatchObject({ amount: 12_345, currency: 'usd', latest_charge: null })
  expect(await gateway.status(reference)).toEqual({ state: 'open' })
  const captured = { state: 'captured', card: { brand: 'MasterCard', last4: '4444' } }
  expect(await gateway.confirm(reference, 'pm_card_mastercard')).toEqual(captured)
  expect(await gateway.status(reference)).toEqual(captured)
  expect(await gateway.cancel(reference)).toEqual(captured)
})

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', '0002', 'The bank declined this card.'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds', '9995', 'not have enough funds'],
  // the cardholder must not learn that the bank knows the card is stolen
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', '9979', 'The bank declined this card.'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', '0069', 'The card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', '0127', 'The security code does not match'],
  ['pm_card_chargeDeclinedProcessingError', 'bank_unreachable', '0119', 'The bank could not be reached.'],
])('%s is declined with %s, finally', async (token, code, last4, words) => {
  const reference = await prepared()
  const refused = { state: 'declined', code, card: { brand: 'Visa', last4 } }
  const result = await gateway.confirm(reference, token)
  expect(result).toMatchObject(refused)
  expect(result).toMatchObject({ message: expect.stringContaining(words) })
  expect(await gateway.confirm(reference, token)).toEqual(result)
  expect(await gateway.confirm(reference, 'pm_card_visa')).toEqual(result)
  expect(await gateway.status(reference)).toEqual(result)
  expect(await gateway.cancel(reference)).toEqual(result)
  expect(intent(reference).latest_charge).toBeNull()
})

const waiting = (reference: string) => ({
  state: 'authenticating',
  authentication: { clientSecret: `${reference}_secret_sample` },
})

test('a bank that wants to hear from the cardholder gives a secret for the browser, and Stripe charges the card itself', async () => {
  const reference = await prepared()
  const captured = double.ledger.captured
  expect(await gateway.confirm(reference, 'pm_card_authenticationRequired')).toEqual(waiting(reference))
  expect(await gateway.status(reference)).toEqual(waiting(reference))
  expect(double.ledger.captured).toBe(captured)
  double.ledger.authenticate(reference, true)
  expect(await gateway.status(reference)).toEqual({ state: 'captured', card: { brand: 'Visa', last4: '3184' } })
  expect(double.ledger.captured).toBe(captured + 12_345)
})

test.each([
  ['a cardholder who fails', 'pm_card_authenticationRequired', false, 'authentication_failed'],
  [
    'a bank that then declines',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    true,
    'insufficient_funds',
  ],
])(
  '%s is a decline, and the browser can give the charge no other card once it is canceled',
  async (_, card, isApproved, code) => {
    const reference = await prepared()
    await gateway.confirm(reference, card)
    double.ledger.authenticate(reference, isApproved)
    expect(await gateway.status(reference)).toMatchObject({ state: 'declined', code })
    expect(await gateway.cancel(reference)).toMatchObject({ state: 'declined', code })
    expect(intent(reference)).toMatchObject({ status: 'canceled', latest_charge: null })
  },
)

test('a charge that waits for the cardholder can be canceled, and a late approval charges nothing', async () => {
  const reference = await prepared()
  await gateway.confirm(reference, 'pm_card_authenticationRequired')
  expect(await gateway.cancel(reference)).toEqual({ state: 'cancelled' })
  double.ledger.authenticate(reference, true)
  expect(await gateway.status(reference)).toEqual({ state: 'cancelled' })
  expect(intent(reference).latest_charge).toBeNull()
})

test('a decline that Stripe does not keep cancels the charge first', async () => {
  double.ledger.forgetsRefusals = true
  const reference = await prepared()
  expect(await gateway.confirm(reference, 'pm_card_chargeDeclinedExpiredCard')).toMatchObject({ code: 'expired_card' })
  expect(intent(reference).status).toBe('canceled')
  expect(await gateway.confirm(reference, 'pm_card_visa')).toEqual({ state: 'cancelled' })
})

test.each(['pm_nobodys', 'tok_A1b2', '', 'pm_card_visa&amount=1'])('the token “%s” is unknown', async (token) => {
  const reference = await prepared()
  expect(await gateway.confirm(reference, token)).toMatchObject({
    state: 'declined',
    code: 'token_invalid',
    card: null,
  })
  expect(intent(reference).status).toBe('canceled')
})

test('a canceled charge is never charged', async () => {
  const reference = await prepared()
  expect(await gateway.cancel(reference)).toEqual({ state: 'cancelled' })
  expect(await gateway.cancel(reference)).toEqual({ state: 'cancelled' })
  expect(await gateway.confirm(reference, 'pm_card_visa')).toEqual({ state: 'cancelled' })
  expect(intent(reference).latest_charge).toBeNull()
})

test.each(['lostBefore', 'lostAfter'] as const)(
  'a lost connection (%s) is retried under the same key: one charge',
  async (fate) => {
    const before = double.ledger.intents.length
    double.befall('/v1/payment_intents', fate)
    const reference = await prepared()
    expect(double.ledger.intents.length).toBe(before + 1)
    expect(callsOf('/v1/payment_intents')).toBe(2)
    double.befall('/confirm', fate, fate)
    const captured = double.ledger.captured
    expect(await gateway.confirm(reference, 'pm_card_visa')).toMatchObject({ state: 'captured' })
    expect(double.ledger.captured).toBe(captured + 12_345)
    const confirms = double.calls.filter(({ line }) => line.endsWith('/confirm'))
    expect(confirms.length).toBe(3)
    expect(new Set(confirms.map(({ key }) => key))).toEqual(new Set([`confirm_${reference}`]))
  },
)

test.each(['lostBefore', 'lostAfter'] as const)(
  'a connection that stays lost (%s) gives no result; a later status request does',
  async (fate) => {
    const reference = await prepared()
    double.befall('/confirm', fate, fate, fate)
    await expect(gateway.confirm(reference, 'pm_card_visa')).rejects.toThrow('connection')
    const outcome = await gateway.status(reference)
    expect(outcome.state).toBe(fate === 'lostAfter' ? 'captured' : 'open')
    expect((await gateway.cancel(reference)).state).toBe(fate === 'lostAfter' ? 'captured' : 'cancelled')
  },
)

test('there is no result while the bank has not decided', async () => {
  const reference = await prepared()
  intent(reference).status = 'processing'
  await expect(gateway.status(reference)).rejects.toThrow('not decided')
  await expect(gateway.cancel(reference)).rejects.toThrow('not decided')
  await expect(gateway.confirm(reference, 'pm_card_visa')).rejects.toThrow('not decided')
})

test('a charge that is confirmed and canceled at once has one result', async () => {
  for (let round = 0; round < 10; round++) {
    const reference = await prepared()
    const ends = await Promise.all([
      gateway.confirm(reference, 'pm_card_visa'),
      gateway.cancel(reference),
      gateway.cancel(reference),
    ])
    expect(new Set(ends.map(({ state }) => state)).size).toBe(1)
    expect(intent(reference).status).toBe(ends[0].state === 'captured' ? 'succeeded' : 'canceled')
  }
})

test('a late confirmation after a cancellation charges nothing', async () => {
  const reference = await prepared()
  let go = () => {}
  const stored = new Promise<void>((resolve) => {
    go = resolve
  })
  double.befall('/confirm', () => stored)
  const late = gateway.confirm(reference, 'pm_card_visa')
  expect(await gateway.cancel(reference)).toEqual({ state: 'cancelled' })
  go()
  expect(await late).toEqual({ state: 'cancelled' })
})

test('an unknown API key rejects with its reason, without a result', async () => {
  const stranger = gatewayTo(double.url, { STRIPE_SECRET_KEY: 'sk_test_other' })
  await expect(stranger.prepare({ paymentId: 'x', amountCents: 100 })).rejects.toThrow('Invalid API Key')
})

test('a browser gets only the publishable key', () => {
  expect(gateway).toMatchObject({ kind: 'stripe', tokensUrl: null, publishableKey: 'pk_test_sample' })
  expect(JSON.stringify(gateway)).not.toContain('sk_test')
})
