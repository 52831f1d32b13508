import { expect, test } from 'vitest'
import type { CardEntry } from '../../domain/quote/payment'
import { makeCardVault } from '../../src/shared/card/cardVault'
import { no, ok } from './fakes'

const card: CardEntry = {
  cardholder_name: 'Jordan Sample',
  card_number: '4000 0000 0000 0002',
  exp_month: '09',
  exp_year: '2029',
  cvc: '123',
  billing_zip: '78701',
}
const paymentProcessor = async () =>
  ok({ kind: 'sandbox' as const, tokens_url: '/sandbox-processor/tokens', publishable_key: null })
const { signal } = new AbortController()

const vaultOn = (fetch: typeof globalThis.fetch, calls: Parameters<typeof makeCardVault>[0] = { paymentProcessor }) => {
  const { vault, registerCard } = makeCardVault(calls, fetch)
  registerCard(() => card)
  return vault
}

test('the exchange returns a token and the card’s public details: never the number or the code', async () => {
  const vault = vaultOn(async () => Response.json({ token: 'tok_1', brand: 'Discover', last4: '0002' }))
  const result = await vault.tokenize(signal)
  expect(result).toEqual({
    ok: true,
    data: {
      token: 'tok_1',
      payment_type: 'credit card',
      cardholder_name: 'Jordan Sample',
      card_type: 'Discover',
      cc_last_digits: '0002',
      exp_month: '09',
      exp_year: '2029',
      billing_zip: '78701',
    },
  })
})

test('a year of two digits is sent with four to the processor and to our server', async () => {
  const sent: unknown[] = []
  const { vault, registerCard } = makeCardVault({ paymentProcessor }, async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ token: 'tok_1' })
  })
  registerCard(() => ({ ...card, exp_year: '29' }))
  expect(await vault.tokenize(signal)).toMatchObject({ data: { exp_year: '2029' } })
  expect(sent).toMatchObject([{ exp_year: '2029' }])
})

test('a refusal has the processor’s message', async () => {
  const vault = vaultOn(async () => Response.json({ message: 'Check the expiry date.' }, { status: 402 }))
  expect(await vault.tokenize(signal)).toEqual({
    ok: false,
    problem: { status: 402, message: 'Check the expiry date.' },
  })
})

test.each([
  ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['sends a response that is not JSON', async () => new Response('<html>')],
])('a processor that %s results in a problem with a message, and throws nothing', async (_, fetch) => {
  const result = await vaultOn(fetch as typeof globalThis.fetch).tokenize(signal)
  expect(result).toMatchObject({ ok: false, problem: { message: expect.stringContaining('Nothing was charged') } })
})

test('no card is sent while the processor is unknown', async () => {
  let isFetched = false
  const fetch = async () => {
    isFetched = true
    return new Response()
  }
  const vault = vaultOn(fetch, { paymentProcessor: async () => no({ status: 503, message: 'Out of reach' }) })
  expect(await vault.tokenize(signal)).toEqual({ ok: false, problem: { status: 503, message: 'Out of reach' } })
  expect(isFetched).toBe(false)
})
