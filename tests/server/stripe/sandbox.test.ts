import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProcessor } from '../../../server/payments/sandbox/processor'
import { makeSandbox } from '../../../server/payments/sandbox/sandbox'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import type { TestHooks } from '../../../server/payments/sandbox/testHooks'
import { RefundRefused } from '../../../server/platform/services/gateway'
import { cardOf } from '../payments/cards'

/** The sandbox processor's partial refunds, totals and events. */
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const now = () => clock.now
const hooks: TestHooks = {}
let folder: string
let sandbox: ReturnType<typeof makeSandbox>
let processor: ReturnType<typeof makeProcessor>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  sandbox = makeSandbox({ facts: makeFactStore(folder), now, testHooks: hooks })
  processor = makeProcessor(makeFactStore(folder), now)
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  delete hooks.deliver
})

let made = 0
const name = () => `number-${++made}`
async function charged(amountCents = 10_000, number = '4242424242424242') {
  const reference = await sandbox.gateway.prepare({ paymentId: name(), amountCents })
  const { token } = await processor.tokenize(cardOf(number))
  await sandbox.gateway.confirm(reference, token!)
  return reference
}
const card = { brand: 'Visa', last4: '4242' }
const refund = (reference: string, refundId: string, amountCents: number) =>
  sandbox.gateway.refund(reference, { refundId, amountCents })

test('parts are refunded until nothing remains, each once', async () => {
  const reference = await charged()
  expect(await refund(reference, 'part-1', 4_000)).toEqual({ state: 'captured', card })
  expect(await refund(reference, 'part-1', 4_000)).toEqual({ state: 'captured', card })
  expect(await processor.refundedOf(reference)).toBe(4_000)
  expect(await refund(reference, 'part-2', 6_000)).toEqual({ state: 'refunded', card })
  expect(await sandbox.gateway.status(reference)).toEqual({ state: 'refunded', card })
  expect(await refund(reference, 'part-1', 4_000)).toEqual({ state: 'refunded', card })
  expect(await processor.refundedOf(reference)).toBe(10_000)
})

test.each([[10_001], [0], [-1]])('%i cents of a charge of 10000 are refused, and nothing moves', async (cents) => {
  const reference = await charged()
  await expect(refund(reference, name(), cents)).rejects.toThrow(RefundRefused)
  expect(await processor.refundedOf(reference)).toBe(0)
})

test('concurrent refunds by several servers never exceed the charge, and each part is made once', async () => {
  const other = makeSandbox({ facts: makeFactStore(folder), now })
  const reference = await charged(10_000)
  const parts = Array.from({ length: 12 }, (_, i) => ({ refundId: name(), amountCents: 3_000, via: i % 2 }))
  const refunds = [...parts, ...parts].map(({ via, ...part }) =>
    (via ? other : sandbox).gateway.refund(reference, part).then(
      () => part.refundId,
      () => null,
    ),
  )
  const given = new Set((await Promise.all(refunds)).filter((id) => id !== null))
  expect(given.size).toBe(3)
  expect(await processor.refundedOf(reference)).toBe(9_000)
})

test('the totals of a processor exclude declined cards and canceled charges', async () => {
  const before = await processor.sums()
  await charged(500)
  await charged(700, '4000000000000002')
  await sandbox.gateway.cancel(await sandbox.gateway.prepare({ paymentId: name(), amountCents: 900 }))
  await refund(await charged(1_000), name(), 250)
  expect(await processor.sums()).toEqual({ captured: before.captured + 1_500, refunded: before.refunded + 250 })
})

/** Receives events as our server does, and returns the body of each. */
async function listener() {
  const heard: { body: string; signature: string }[] = []
  let arrived = () => {}
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    heard.push({ body, signature: String(request.headers['stripe-signature']) })
    response.writeHead(204).end()
    arrived()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/payments`,
    heard,
    /** resolves after this many events */
    has: (count: number) =>
      new Promise<void>((resolve) => {
        arrived = () => heard.length >= count && resolve()
        arrived()
      }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

test('a changed charge is announced to its listener, signed in Stripe’s format', async () => {
  const { url, heard, has, close } = await listener()
  sandbox.postTo(url)
  const reference = await charged()
  await has(1)
  await refund(reference, name(), 100)
  await has(2)
  await sandbox.gateway.cancel(await sandbox.gateway.prepare({ paymentId: name(), amountCents: 900 }))
  await has(3)
  const secret = await sandbox.gateway.webhookSecret()
  expect(await makeSandbox({ facts: makeFactStore(folder), now }).gateway.webhookSecret()).toBe(secret)
  const seconds = clock.now.getTime() / 1000
  for (const { body, signature } of heard) {
    expect(JSON.parse(body)).toMatchObject({ id: expect.stringMatching(/^evt_/), data: { object: { id: /^sb_/ } } })
    // verified by Stripe's own library
    expect(() =>
      Stripe.webhooks.signature!.verifyHeader(body, signature, secret, 300, undefined, seconds * 1000),
    ).not.toThrow()
  }
  expect(heard.map(({ body }) => JSON.parse(body).type)).toEqual(['charge.ended', 'charge.refunded', 'charge.ended'])
  await close()
})

test('a lost or unheard event does not affect the call', async () => {
  const { url, close } = await listener()
  await close()
  sandbox.postTo(url)
  expect((await sandbox.gateway.status(await charged())).state).toBe('captured')
  hooks.deliver = () => new Promise(() => {})
  expect((await sandbox.gateway.status(await charged())).state).toBe('captured')
})
