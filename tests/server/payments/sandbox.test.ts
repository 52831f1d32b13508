import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSandbox, sandboxPrefix } from '../../../server/payments/sandbox/sandbox'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import { RefundRefused } from '../../../server/platform/services/gateway'
import { cardOf } from './cards'

const clock = { now: new Date('2026-11-20T12:00:00Z') }
let folder: string
let sandbox: ReturnType<typeof makeSandbox>
const app = Fastify()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  sandbox = makeSandbox({ facts: makeFactStore(folder), now: () => clock.now })
  await app.register(sandbox.routes, { prefix: sandboxPrefix })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const exchange = (payload: unknown) =>
  app.inject({ method: 'POST', url: `${sandboxPrefix}/tokens`, payload: payload as object })

const tokenFor = async (number: string) => (await exchange(cardOf(number))).json<{ token: string }>().token

let payments = 0
const prepared = () => sandbox.gateway.prepare({ paymentId: `payment-${++payments}`, amountCents: 12_345 })

test.each([
  ['4242 4242 4242 4242', 'Visa', '4242'],
  ['5555555555554444', 'MasterCard', '4444'],
  ['378282246310005', 'Amex', '0005'],
  ['6011111111111117', 'Discover', '1117'],
  // the bank declines these when they are charged, not when they are entered
  ['4000000000000002', 'Visa', '0002'],
  ['4000000000000069', 'Visa', '0069'],
])('the card %s becomes a token with its brand and last four digits', async (number, brand, last4) => {
  const answer = await exchange(cardOf(number))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ token: expect.stringMatching(/^tok_[\w-]{24}$/), brand, last4 })
})

test.each([
  ['a number with a typo', { number: '4242424242424241' }, 'number'],
  ['a number that is too short', { number: '42424242' }, 'number'],
  ['letters in place of a number', { number: 'four two four two' }, 'number'],
  ['last month', { exp_month: '10', exp_year: '2026' }, 'exp_month'],
  ['a month that does not exist', { exp_month: '13' }, 'exp_month'],
  ['a security code of two digits', { cvc: '12' }, 'cvc'],
])('%s is refused in words that repeat no digit of the card', async (_, wrong, field) => {
  const answer = await exchange({ ...cardOf('4242424242424242'), ...wrong })
  expect(answer.statusCode).toBe(402)
  expect(answer.json()).toEqual({ message: expect.stringMatching(/^Check /), field })
  expect(answer.body).not.toMatch(/\d{3}/)
})

test('a card is valid through its month, in any date format', async () => {
  for (const date of [
    { exp_month: '11', exp_year: '26' },
    { exp_month: 11, exp_year: 2026 },
    { exp_month: ' 11', exp_year: '2026 ' },
  ])
    expect((await exchange({ ...cardOf('4242424242424242'), ...date })).statusCode).toBe(200)
})

test.each([
  ['nothing', {}],
  ['a list', []],
  ['an unknown field', { ...cardOf('4242424242424242'), amount: 1 }],
  ['an object in place of a number', { ...cardOf('4242424242424242'), number: {} }],
])('%s is not a card', async (_, payload) => {
  const answer = await exchange(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).not.toContain('4242')
})

test('an error for invalid or too long JSON repeats nothing of it', async () => {
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: `${sandboxPrefix}/tokens`,
      payload,
      headers: { 'content-type': 'application/json' },
    })
  for (const [payload, status] of [
    ['{"number": "4242424242424242', 400],
    [`"${'4'.repeat(5000)}"`, 413],
  ] as const) {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ message: 'The card could not be read.' })
  }
})

test('a server with rate limits limits this route too', async () => {
  const limited = Fastify()
  await limited.register(rateLimit, { global: false, max: 1 })
  await limited.register(sandbox.routes)
  const ask = () => limited.inject({ method: 'POST', url: '/tokens', payload: cardOf('4242424242424242') })
  expect((await ask()).statusCode).toBe(200)
  const stopped = await ask()
  expect([stopped.statusCode, stopped.json()]).toEqual([429, { message: expect.stringContaining('Wait a minute') }])
  await limited.close()
})

test.each([
  ['4000000000000002', 'card_declined', 'The bank declined this card.'],
  ['4000000000009995', 'insufficient_funds', 'does not have enough funds'],
  ['4000000000000069', 'expired_card', 'The card has expired.'],
  ['4000000000000127', 'incorrect_cvc', 'The security code does not match'],
])('the bank declines %s with %s, finally', async (number, code, words) => {
  const reference = await prepared()
  const card = { brand: 'Visa', last4: number.slice(-4) }
  const refused = { state: 'declined', code, message: expect.stringContaining(words), card }
  expect(await sandbox.gateway.confirm(reference, await tokenFor(number))).toEqual(refused)
  expect(await sandbox.gateway.confirm(reference, await tokenFor('4242424242424242'))).toEqual(refused)
  expect(await sandbox.gateway.cancel(reference)).toEqual(refused)
})

test('a charge is prepared once per payment, charged once, and refunded once', async () => {
  const reference = await prepared()
  expect(await sandbox.gateway.prepare({ paymentId: `payment-${payments}`, amountCents: 1 })).toBe(reference)
  expect(await sandbox.gateway.status(reference)).toEqual({ state: 'open' })
  const charged = { state: 'captured', card: { brand: 'Visa', last4: '4242' } }
  expect(await sandbox.gateway.confirm(reference, await tokenFor('4242424242424242'))).toEqual(charged)
  expect(await sandbox.gateway.cancel(reference)).toEqual(charged)
  expect(await sandbox.gateway.status(reference)).toEqual(charged)
  const refunded = { ...charged, state: 'refunded' }
  const [part, rest] = [
    { refundId: 'refund-1', amountCents: 345 },
    { refundId: 'refund-2', amountCents: 12_000 },
  ]
  expect(await sandbox.gateway.refund(reference, part)).toEqual(charged)
  expect(await sandbox.gateway.refund(reference, part)).toEqual(charged)
  expect(await sandbox.gateway.refund(reference, rest)).toEqual(refunded)
  expect(await sandbox.gateway.refund(reference, part)).toEqual(refunded)
  const more = { refundId: 'refund-3', amountCents: 1 }
  await expect(sandbox.gateway.refund(reference, more)).rejects.toThrow(RefundRefused)
  expect(await sandbox.gateway.confirm(reference, await tokenFor('4242424242424242'))).toEqual(refunded)
})

test('a canceled charge is never charged, and an uncharged one is not refunded', async () => {
  const reference = await prepared()
  expect(await sandbox.gateway.cancel(reference)).toEqual({ state: 'cancelled' })
  const late = await sandbox.gateway.confirm(reference, await tokenFor('4242424242424242'))
  expect(late).toEqual({ state: 'cancelled' })
  const part = { refundId: 'refund-1', amountCents: 1 }
  await expect(sandbox.gateway.refund(reference, part)).rejects.toThrow('only a charge can be refunded')
})

test('two servers that confirm and cancel one charge at once get the same result', async () => {
  const other = makeSandbox({ facts: makeFactStore(folder), now: () => clock.now })
  for (let round = 0; round < 20; round++) {
    const reference = await prepared()
    const token = await tokenFor('4242424242424242')
    const ends = await Promise.all([
      sandbox.gateway.confirm(reference, token),
      other.gateway.cancel(reference),
      other.gateway.confirm(reference, token),
      sandbox.gateway.cancel(reference),
    ])
    expect(new Set(ends.map((end) => end.state)).size).toBe(1)
  }
})

test('a token pays for one charge within fifteen minutes', async () => {
  const token = await tokenFor('4242424242424242')
  expect((await sandbox.gateway.confirm(await prepared(), token)).state).toBe('captured')
  expect(await sandbox.gateway.confirm(await prepared(), token)).toMatchObject({ code: 'token_invalid' })
  const late = await tokenFor('4242424242424242')
  const before = clock.now
  clock.now = new Date(before.getTime() + 15 * 60_000)
  expect(await sandbox.gateway.confirm(await prepared(), late)).toMatchObject({ code: 'token_expired' })
  clock.now = before
})

test.each(['', 'tok_', '4242424242424242', '../../../etc/passwd', 'tok_../../charges/sb_payment-1aa'])(
  'the token “%s” is unknown',
  async (token) => {
    expect(await sandbox.gateway.confirm(await prepared(), token)).toMatchObject({ code: 'token_invalid' })
  },
)

test('an unprepared charge cannot be confirmed, whatever its name', async () => {
  const token = await tokenFor('4242424242424242')
  await expect(sandbox.gateway.confirm('sb_never', token)).rejects.toThrow('no such charge')
  await expect(sandbox.gateway.confirm('../tokens/x', token)).rejects.toThrow('not the name of a fact')
})

test('tokens older than a day are deleted at startup; charges stay', async () => {
  const reference = await prepared()
  await tokenFor('4242424242424242')
  const inTwoDays = () => new Date(Date.now() + 48 * 60 * 60_000)
  const nextStart = Fastify()
  const restarted = makeSandbox({ facts: makeFactStore(folder), now: inTwoDays })
  await nextStart.register(restarted.routes)
  await nextStart.close()
  expect(await readdir(join(folder, 'tokens'))).toEqual([])
  expect(await restarted.gateway.status(reference)).toEqual({ state: 'open' })
})

test('no number and no security code is ever written', async () => {
  await exchange({ ...cardOf('4111111111111111'), cvc: '739' })
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = await readFile(join(file.parentPath, file.name), 'utf8')
    expect(`${file.name} ${text}`).not.toMatch(/\d{13,19}|"?739"?[,}]/)
  }
  expect(files.every((file) => file.name.endsWith('.json'))).toBe(true)
})
