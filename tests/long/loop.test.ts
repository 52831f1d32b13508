import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Request, requestOf } from '../server/rig/app'
import { arbitrary, mutated } from '../server/rig/arbitrary'
import type { Headers } from '../server/rig/callers'
import { operation, operationIds, resolved } from '../server/rig/contract'
import { form, sampleFiles } from '../server/rig/form'
import { type BusyProduct, openBusyProduct } from './support/busyProduct'

/** SEED=… repeats an earlier run; each run prints its seed. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
/** `npm run test:long` runs the properties twenty times as often */
const times = 25 * Number(process.env['PROPERTIES'] ?? 1)

let product: BusyProduct
beforeAll(async () => {
  process.stdout.write(`SEED=${seed}, ${times} bodies and parameters a call\n`)
  product = await openBusyProduct()
  await warmUp('createContact')
})
afterAll(() => product?.pullDown())

/** CPU milliseconds: what other programs do on the machine does not count */
const most = 100

const samples = ['liability-certificate', 'liability-policy', 'wedding-cancellation-policy', 'rain-policy']

test('while documents are drawn', async () => {
  await Promise.all(samples.map((name) => fetch(`${product.url}/api/samples/${name}`)))
  await product.busiest()
  const drawn = await Promise.all(
    ['trade-show-cancellation-policy', 'trade-show-cancellation-certificate', 'rain-certificate'].map((name) =>
      fetch(`${product.url}/api/samples/${name}`).then((answer) => answer.status),
    ),
  )
  expect(drawn).toEqual([200, 200, 200])
  expect(await product.busiest()).toBeLessThan(most)
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
  await product.busiest()
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-its-own' }
  const { status } = await fetch(`${product.url}/api/contacts`, { method: 'POST', headers, body })
  expect([400, 413, 422]).toContain(status)
  expect(await product.busiest()).toBeLessThan(most)
})

test('files whose names are only dots', async () => {
  await product.busiest()
  const files = Array.from({ length: 5 }, () => ({ name: '.'.repeat(76_000), bytes: sampleFiles.pdf }))
  const { raw, headers } = form({ policy_number: 'MQE-0000001' }, files)
  const [caller] = product.callersOf.submitAClaim
  const { status } = await fetch(`${product.url}/api/policy/submit-a-claim`, {
    method: 'POST',
    headers: { ...headers, ...caller, 'idempotency-key': 'a-key-of-its-own' },
    body: raw as Uint8Array<ArrayBuffer>,
  })
  expect([400, 413, 422]).toContain(status)
  expect(await product.busiest()).toBeLessThan(most)
})

type OperationId = (typeof operationIds)[number]

/** Infinity, which JSON cannot write */
const infinite = '@infinity@'
const rawOf = (body: unknown) => (JSON.stringify(body) ?? '').replaceAll(`"${infinite}"`, '1e999')

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const hostile = [
  ...[infinite, 1.7976931348623157e308, -9_007_199_254_740_992, 5e-324, nested(50), nested(2000)],
  ...['9'.repeat(400), '4'.repeat(100_000), '.'.repeat(100_000), ' '.repeat(100_000), '\u0000\u0007\u009f'.repeat(999)],
  ...[
    '٣٤٥/١٢/٢٠٢٧',
    '１２/０８/２０２７',
    'a@'.repeat(40_000),
    `${'a.'.repeat(50_000)}@example.com`,
    '#'.repeat(3_000),
  ],
]

/** The valid body, alone and with one or two replaced parts, and anything that the schema allows. */
function bodiesOf(id: OperationId): fc.Arbitrary<unknown> {
  const { schema } = operation(id).requestBody!.content['application/json']!
  const valid = fc.constant(product.requests[id].body)
  const replaced = (from: fc.Arbitrary<unknown>) => from.chain((body) => mutated(body, hostile))
  return fc.oneof(
    { weight: 1, arbitrary: valid },
    { weight: 4, arbitrary: replaced(valid) },
    { weight: 2, arbitrary: replaced(replaced(valid)) },
    { weight: 1, arbitrary: arbitrary(schema) },
    { weight: 2, arbitrary: replaced(arbitrary(schema)) },
  )
}

const named = (id: OperationId, where: string) =>
  operation(id)
    .parameters.map(resolved)
    .filter((parameter) => parameter.in === where)
    .map(({ name }) => name as string)

const odd = [
  'Infinity',
  '-Infinity',
  '1e400',
  'NaN',
  '0x10',
  '-0',
  '9007199254740993',
  '٣',
  '９',
  '\u0000',
  '\u001b\r\n',
]
const text = fc.oneof(
  fc.constantFrom(...odd, '.'.repeat(300), '9'.repeat(300), '%'.repeat(100), 'a@'.repeat(100)),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((some) => !/\p{Surrogate}/u.test(some)),
)
const texts = (names: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] }) as never

/** The valid parameters with some replaced. */
const parametersOf = (id: OperationId): fc.Arbitrary<Pick<Request, 'params' | 'query'>> =>
  fc.record({
    params: texts(named(id, 'path')).map((params) => ({ ...product.requests[id].params, ...params })),
    query: texts(named(id, 'query')).map((query) => ({ ...product.requests[id].query, ...query })),
  })

async function send(id: OperationId, request: Request): Promise<number> {
  const { method, url, query, headers, payload } = requestOf(id, request)
  const at = new URL(product.url + url)
  for (const [name, value] of Object.entries(query)) at.searchParams.set(name, String(value))
  const answer = await fetch(at, { method, headers, ...(payload !== undefined && { body: payload as BodyInit }) })
  await answer.arrayBuffer()
  return answer.status
}

/** The first call of a process compiles the schemas of its operation, whatever it sends. */
const warmUp = (id: OperationId) =>
  send(id, {
    ...product.requests[id],
    headers: headersFor(id, product.callersOf[id].at(-1)!),
    ...(operation(id).requestBody && { raw: '{}' }),
  })

/** Sends requests as each caller in turn. @returns how many were refused to the caller */
async function sendAll(id: OperationId, requests: readonly Request[]): Promise<number> {
  let refused = 0
  await warmUp(id)
  await product.busiest()
  for (const [place, asked] of requests.entries()) {
    const callers = product.callersOf[id]
    const status = await send(id, { ...asked, headers: headersFor(id, callers[place % callers.length]!) })
    expect(status, `SEED=${seed}: ${JSON.stringify(asked).slice(0, 2000)}`).toBeLessThan(500)
    if (status === 401 || status === 403) refused++
  }
  expect(await product.busiest(), `SEED=${seed}`).toBeLessThan(most)
  return refused
}

/** The valid headers, with a key of its own, because a repeated one returns the first answer. */
const headersFor = (id: OperationId, caller: Headers): Record<string, string> => {
  const { headers = {} } = product.requests[id]
  return { ...headers, ...caller, ...('idempotency-key' in headers && { 'idempotency-key': randomUUID() }) }
}

const sampled = <Value>(of: fc.Arbitrary<Value>, id: OperationId) =>
  fc.sample(of, { numRuns: times, seed: seed + operationIds.indexOf(id) })

/** refuse by the body: a wrong password, a session that has ended, a page that is not ours */
const refusing: ReadonlySet<OperationId> = new Set(['signIn', 'signOut', 'changePassword', 'paymentWebhook'])

const isForm = (id: OperationId) => operation(id).requestBody?.content['multipart/form-data'] !== undefined
const withBody = operationIds.filter((id) => operation(id).requestBody?.content['application/json'])
const withParameters = operationIds.filter((id) => !isForm(id) && [...named(id, 'path'), ...named(id, 'query')].length)

describe('callers who may make the call, with any body of', () => {
  test.each(withBody)('%s', async (id) => {
    const { params, query } = product.requests[id]
    const requests = sampled(bodiesOf(id), id).map((body) => ({
      ...(params && { params }),
      ...(query && { query }),
      raw: rawOf(body),
    }))
    const refused = await sendAll(id, requests)
    if (!refusing.has(id)) expect(refused / times).toBeLessThan(0.1)
  })
})

describe('callers who may make the call, with any parameters of', () => {
  test.each(withParameters)('%s', async (id) => {
    const { body } = product.requests[id]
    const requests = sampled(parametersOf(id), id).map((asked) => ({ ...asked, ...(body !== undefined && { body }) }))
    await sendAll(id, requests)
  })
})
