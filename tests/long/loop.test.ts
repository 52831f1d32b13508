import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnProduct, openProduct, type Product } from '../journeys/support/product'
import { requestOf } from '../server/rig/app'
import { arbitrary, mutated } from '../server/rig/arbitrary'
import { operation, operationIds } from '../server/rig/contract'
import { form, sampleFiles } from '../server/rig/form'
import { freePort } from '../server/rig/process'

/** The product in a process of its own; Prometheus metrics give the longest delay of its event loop. */
let product: OwnProduct
let metrics: string
beforeAll(async () => {
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  product = await openProduct({
    env: { METRICS_PORT: String(port), PREVIEW_RATE_LIMIT: '100000', LINK_RATE_LIMIT: '100000' },
  })
})
afterAll(() => product?.pullDown())

/** the longest delay in milliseconds since the last call */
async function busiest(): Promise<number> {
  const text = await (await fetch(metrics)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)![1]) * 1000
}
const most = 100

async function send({ url }: Product, request: ReturnType<typeof requestOf>): Promise<number> {
  const at = new URL(request.url, url)
  for (const [name, value] of Object.entries(request.query ?? {})) at.searchParams.set(name, String(value))
  const { method, headers, payload } = request as { method: string; headers: Record<string, string>; payload?: string }
  const answer = await fetch(at, { method, headers, ...(payload !== undefined && { body: payload }) })
  await answer.arrayBuffer()
  return answer.status
}

const samples = ['liability-certificate', 'liability-policy', 'wedding-cancellation-policy', 'rain-policy']

test('while documents are drawn', async () => {
  await Promise.all(samples.map((name) => fetch(`${product.url}/api/samples/${name}`)))
  await busiest()
  const drawn = await Promise.all(
    ['trade-show-cancellation-policy', 'trade-show-cancellation-certificate', 'rain-certificate'].map((name) =>
      fetch(`${product.url}/api/samples/${name}`).then((answer) => answer.status),
    ),
  )
  expect(drawn).toEqual([200, 200, 200])
  expect(await busiest()).toBeLessThan(most)
})

const mebibyte = 1 << 20
const filled = (text: string) => text.repeat(Math.floor((mebibyte - 2000) / text.length))

test.each([
  ['a mebibyte of digits', JSON.stringify({ step0: { event_name: filled('4242 ') } })],
  ['a mebibyte of dots', JSON.stringify({ step0: { event_name: filled('.') } })],
  ['a mebibyte of brackets', filled('[')],
  [
    'ten thousand wrong names',
    JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`n${i}`, i]))),
  ],
  ['a list of a hundred thousand', JSON.stringify({ step1: { setup_dates: Array(100_000).fill('1') } })],
])('%s', async (_, body) => {
  await busiest()
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-its-own' }
  const { status } = await fetch(`${product.url}/api/contacts`, { method: 'POST', headers, body })
  expect([400, 413, 422]).toContain(status)
  expect(await busiest()).toBeLessThan(most)
})

test('files whose names are only dots', async () => {
  await busiest()
  const files = Array.from({ length: 5 }, () => ({ name: '.'.repeat(76_000), bytes: sampleFiles.pdf }))
  const { raw, headers } = form({ policy_number: 'MQE-0000001' }, files)
  const { status } = await fetch(`${product.url}/api/policy/submit-a-claim`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'a-key-of-its-own' },
    body: raw as Uint8Array<ArrayBuffer>,
  })
  expect(status).toBeLessThan(500)
  expect(await busiest()).toBeLessThan(most)
})

/** `npm run test:long` runs the properties twenty times as often */
const times = 25 * Number(process.env['PROPERTIES'] ?? 1)
const withBody = operationIds.filter((id) => operation(id).requestBody?.content['application/json'])

test.each(withBody)('for any %s', async (id) => {
  const { schema } = operation(id).requestBody!.content['application/json']!
  const bodies = fc.sample(fc.oneof(arbitrary(schema), arbitrary(schema).chain(mutated)), times)
  await busiest()
  for (const body of bodies) {
    const headers = { 'idempotency-key': 'a-key-of-its-own' }
    const status = await send(product, requestOf(id, { params: { id: 'A'.repeat(22) }, body, headers }))
    // an uncertain payment responds with 503 and is checked again
    expect(status === 503 || status < 500, String(status)).toBe(true)
  }
  expect(await busiest()).toBeLessThan(most)
})
