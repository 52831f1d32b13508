import { describe, expect, test } from 'vitest'
import type { CardEntry } from '../../domain/quote/payment'
import { type HostedCard, makeCardVault } from '../../src/shared/card/cardVault'
import { authenticate } from '../../src/shared/card/stripeToken'
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

const until = '2026-11-20T12:10:00.000Z'
const hostedBy = (authenticate: HostedCard['authenticate']): HostedCard => ({
  draw: () => () => {},
  enter: () => {},
  drawWallets: () => () => {},
  tokenize: async () => no({ status: 402, message: 'Not here' }),
  authenticate,
})
const draws = async () => ok({ kind: 'stripe' as const, tokens_url: null, publishable_key: 'pk_test_sample' })

test('the bank’s page of a processor with its own script is shown as soon as the script is there, also after a reload', async () => {
  const secrets: string[] = []
  const { vault } = makeCardVault({ paymentProcessor: draws }, undefined, async () =>
    hostedBy(async (secret) => void secrets.push(secret)),
  )
  await vault.authenticate({ client_secret: 'pi_1_secret_1', until }, signal)
  expect(secrets).toEqual(['pi_1_secret_1'])
})

test('a bank’s page in a frame of ours ends with the signal alone: the server is asked meanwhile', async () => {
  const { vault } = makeCardVault({ paymentProcessor })
  const away = new AbortController()
  let isOver = false
  const over = vault.authenticate({ page_url: '/sandbox-processor/banks/sb_1', until }, away.signal).then(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(isOver).toBe(false)
  away.abort()
  await over
})

describe('Stripe’s page of the bank', () => {
  const stripeThat = (answer: () => Promise<object>) => {
    const shown: object[] = []
    const stripe = {
      handleNextAction: (options: object) => {
        shown.push(options)
        return answer()
      },
    }
    return { stripe: stripe as never, shown }
  }

  test('is shown once, however often the page asks the server meanwhile', async () => {
    let end = (_: object) => {}
    const { stripe, shown } = stripeThat(() => new Promise((resolve) => (end = resolve)))
    const first = new AbortController()
    const ended = authenticate(stripe, 'pi_2_secret', first.signal)
    first.abort()
    await ended
    const again = authenticate(stripe, 'pi_2_secret', signal)
    end({ paymentIntent: {} })
    await again
    expect(shown).toEqual([{ clientSecret: 'pi_2_secret' }])
  })

  test.each([
    ['without a connection', async () => ({ error: { type: 'api_connection_error' } })],
    ['with a script that fails', () => Promise.reject(new Error('no frame'))],
  ])('%s tells nothing, so the page asks at its own pace', async (_, answer) => {
    const { stripe } = stripeThat(answer)
    const away = new AbortController()
    let isOver = false
    const over = authenticate(stripe, 'pi_3_secret', away.signal).then(() => {
      isOver = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isOver).toBe(false)
    away.abort()
    await over
  })

  test('that the cardholder closed is an answer: the server is asked at once', async () => {
    const { stripe } = stripeThat(async () => ({
      error: { type: 'card_error', code: 'payment_intent_authentication_failure' },
    }))
    await authenticate(stripe, 'pi_4_secret', signal)
  })
})
