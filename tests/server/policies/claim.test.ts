import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Files } from '../../../server/platform/services/services'
import { type FormFile, form, sampleFiles } from '../rig/form'
import { type Bought, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
let policy: Bought
const stored = new Map<string, Buffer>()
const files: Files = {
  put: async (key, bytes) => void stored.set(key, Buffer.from(bytes)),
  putStream: async (key, bytes) => void stored.set(key, Buffer.concat(await bytes.toArray())),
  get: async (key) => stored.get(key) ?? null,
  remove: async (key) => void stored.delete(key),
}
/** a folder of this file's own, without the uploads of others */
const own = { folder: '', before: process.env['TMPDIR'] }
beforeAll(async () => {
  own.folder = await mkdtemp(path.join(tmpdir(), 'claims-'))
  testServer = await startTestServer({ files })
  policy = await testServer.buy()
  process.env['TMPDIR'] = own.folder
})
afterAll(async () => {
  if (own.before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = own.before
  await testServer.close()
  await rm(own.folder, { recursive: true })
})

const words = {
  date: '11/19/2026',
  description: 'A guest slipped on the wet floor.',
  name: 'Jordan Sample',
  email: 'jordan@example.com',
  phone: '512-555-0142',
}

interface Reporting {
  readonly key?: string
  readonly cookie?: string
  readonly token?: string
  readonly of?: Bought
}

async function report(given: object = {}, sent: readonly FormFile[] = [], reporting: Reporting = {}) {
  const { key = randomUUID(), cookie, of = policy, token = of.token } = reporting
  const { raw, headers } = form({ policy_number: of.policyNumber, ...words, ...given }, sent)
  const stored = cookie ? {} : { 'policy-token': token }
  const request = { raw, headers: { ...headers, ...stored, 'idempotency-key': key }, cookie }
  const { statusCode: status, data } = await testServer.call('submitAClaim', request)
  return { status, data }
}

const claims = (of = policy) => testServer.rows('claim', of.id)
/** the files on disk beside the store */
const waiting = () => readdir(own.folder)

test('a claim is received with its files, a number and the next steps', async () => {
  const mine = await testServer.buy()
  const sent = [
    { name: 'C:\\photos\\floor.JPG', bytes: sampleFiles.jpg, type: 'text/html' },
    { name: 'report.pdf', bytes: sampleFiles.pdf },
    { name: 'Łukasz Żółć.txt', bytes: sampleFiles.txt },
  ]
  const { status, data } = await report({}, sent, { of: mine })
  expect(status, JSON.stringify(data)).toBe(201)
  expect(data).toEqual({ claim_number: expect.stringMatching(/^C-0001\d\d$/), next_steps: expect.any(Array) })
  expect(data.next_steps[0]).toContain(data.claim_number)
  const [claim] = await claims(mine)
  expect(claim).toMatchObject({ ...words, policy_number: mine.policyNumber, claim_number: data.claim_number })
  expect(claim.files).toMatchObject([
    { name: 'floor.JPG', type: 'image/jpeg', bytes: sampleFiles.jpg.length },
    { name: 'report.pdf', type: 'application/pdf' },
    { name: 'Łukasz Żółć.txt', type: 'text/plain' },
  ])
  for (const [i, { key }] of claim.files.entries()) expect(stored.get(key)).toEqual(Buffer.from(sent[i]!.bytes))
  expect((await testServer.jobsOf(mine.id)).at(-1)).toMatchObject({ payload: { kind: 'claim', claimId: claim.id } })
  expect(await testServer.audits(mine.id, 'claim.received')).toMatchObject([
    { actor: 'customer', after: { claim_number: data.claim_number, recipients: [words.email] } },
  ])
  expect((await testServer.open(mine)).claims).toEqual([
    { claim_number: data.claim_number, received: expect.any(String), date: words.date },
  ])
  expect(await waiting()).toEqual([])
})

test('claim numbers are consecutive', async () => {
  const one = await report({ email: 'first@example.com' })
  const two = await report({ email: 'second@example.com' })
  const number = ({ data }: typeof one) => Number(data.claim_number.slice(2))
  expect(number(two)).toBe(number(one) + 1)
})

test('a claim is received once under its key, its files are stored once, and another claim under it is refused', async () => {
  const mine = await testServer.buy()
  const key = randomUUID()
  const sent = [{ name: 'a.pdf', bytes: sampleFiles.pdf }]
  const first = await report({}, sent, { key, of: mine })
  const size = stored.size
  expect(await report({}, sent, { key, of: mine })).toEqual(first)
  for (const other of [
    await report({ description: 'Another' }, sent, { key, of: mine }),
    await report({}, [{ name: 'a.pdf', bytes: Buffer.concat([sampleFiles.pdf, Buffer.from('\n')]) }], {
      key,
      of: mine,
    }),
    await report({}, [], { key, of: mine }),
  ])
    expect(other).toMatchObject({ status: 422, data: { message: expect.stringContaining('under this key') } })
  expect([stored.size, (await claims(mine)).length]).toEqual([size, 1])
})

test('two concurrent calls under a key are one claim', async () => {
  const mine = await testServer.buy()
  const key = randomUUID()
  const size = stored.size
  const sent = [{ name: 'a.pdf', bytes: sampleFiles.pdf }]
  const both = await Promise.all([1, 2].map(() => report({}, sent, { key, of: mine })))
  expect(both[0]).toEqual(both[1])
  expect([stored.size - size, (await claims(mine)).length]).toEqual([1, 1])
})

test.each([
  ['date', '11/21/2026'],
  ['date', '02/30/2026'],
  ['description', ' '],
  ['description', 'Card 4242 4242 4242 4242'],
  ['name', ' '],
  ['email', 'jordan@'],
  ['phone', '12345'],
])('%s cannot be %j, and its files are not stored', async (name, value) => {
  const size = stored.size
  const { status, data } = await report({ [name]: value }, [{ name: 'a.pdf', bytes: sampleFiles.pdf }])
  expect(status).toBe(422)
  expect(Object.keys(data.errors)).toEqual([name])
  expect([stored.size, await waiting()]).toEqual([size, []])
})

describe('a file', () => {
  const text = (body: string) => Buffer.from(body)
  test.each<[string, FormFile]>([
    ['empty', { name: 'empty.pdf', bytes: text('') }],
    [
      'an HTML page',
      { name: 'page.pdf', bytes: text('<!doctype html><script>alert(1)</script>'), type: 'application/pdf' },
    ],
    ['an SVG', { name: 'logo.txt', bytes: text(' \n<svg xmlns="http://www.w3.org/2000/svg"></svg>') }],
    ['an SVG with an XML declaration', { name: 'logo.svg', bytes: text('<?xml version="1.0"?><svg></svg>') }],
    ['an HTML page in a text file', { name: 'note.txt', bytes: text('Hello <script>alert(1)</script>') }],
    [
      'an executable',
      { name: 'photo.jpg', bytes: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), type: 'image/jpeg' },
    ],
    ['a shell script', { name: 'run.txt', bytes: text('#!/bin/sh\nrm -rf /\n') }],
    ['an archive', { name: 'all.zip', bytes: Buffer.from('504b0304140000000000', 'hex') }],
    ['a picture of another kind', { name: 'moving.gif', bytes: text('GIF89a\u0001\u0000\u0001\u0000') }],
    ['invalid text', { name: 'odd.txt', bytes: Buffer.from([0x41, 0xff, 0xfe, 0x42]) }],
    ['text with control characters', { name: 'odd.txt', bytes: text('a\u0000b') }],
  ])('that is %s is refused by its name', async (_, file) => {
    const size = stored.size
    const { status, data } = await report({}, [{ name: 'right.pdf', bytes: sampleFiles.pdf }, file])
    expect(status).toBe(422)
    expect(data.errors.files).toContain(`“${file.name}”`)
    expect(data.errors.files).not.toContain('right.pdf')
    expect([stored.size, await waiting()]).toEqual([size, []])
  })

  test('over 10 MB is too large, and one of exactly 10 MB is not', async () => {
    const mine = await testServer.buy()
    const large = Buffer.alloc(10 * 1024 * 1024, ' ')
    sampleFiles.pdf.copy(large)
    expect((await report({}, [{ name: 'just.pdf', bytes: large }], { of: mine })).status).toBe(201)
    const size = stored.size
    const over = await report({}, [{ name: 'over.pdf', bytes: Buffer.concat([large, Buffer.from('x')]) }], { of: mine })
    expect(over).toMatchObject({ status: 413, data: { errors: { files: '“over.pdf” is larger than 10 MB' } } })
    expect([stored.size, await waiting()]).toEqual([size, []])
  })

  test('is refused if there are too many', async () => {
    const six = Array.from({ length: 6 }, (_, i) => ({ name: `${i}.pdf`, bytes: sampleFiles.pdf }))
    expect(await report({}, six)).toMatchObject({
      status: 413,
      data: { errors: { files: 'Send 5 files at the most' } },
    })
    expect(await waiting()).toEqual([])
  })

  test('under another field is refused', async () => {
    expect((await report({}, [{ name: 'a.pdf', bytes: sampleFiles.pdf, field: 'avatar' }])).status).toBe(400)
    expect(await waiting()).toEqual([])
  })
})

describe('access to the policy', () => {
  test('follows the link for the public: another or unknown policy is not found', async () => {
    const other = await testServer.buy()
    expect((await report({ policy_number: other.policyNumber })).status).toBe(404)
    expect((await report({ policy_number: 'MQE-9999999' })).status).toBe(404)
    expect((await report({}, [], { token: 'A'.repeat(43) })).status).toBe(401)
    expect((await report({}, [], { token: 'short' })).status).toBe(401)
  })

  test('is open to staff, for a canceled policy too', async () => {
    const other = await testServer.buy()
    await testServer.submit(other, { type: 'cancel' })
    for (const role of ['rep', 'underwriter', 'admin'] as const)
      expect((await report({}, [], { of: other, cookie: await testServer.staff(role) })).status).toBe(201)
    expect(await testServer.audits(other.id, 'claim.received')).toMatchObject([
      { actor: 'rep@example.com' },
      { actor: 'underwriter@example.com' },
      { actor: 'admin@example.com' },
    ])
  })

  test('a form is not read before access is checked', async () => {
    const size = stored.size
    await report({}, [{ name: 'a.pdf', bytes: sampleFiles.pdf }], { token: 'A'.repeat(43) })
    expect([stored.size, await waiting()]).toEqual([size, []])
  })
})

test('a claim is never rate-limited: staff are mailed at once, and only the claimant’s mail is delayed', async () => {
  const mine = await testServer.buy()
  const given = { email: 'full@example.com' }
  for (let i = 0; i < 5; i++) expect((await report(given, [], { of: mine })).status).toBe(201)
  expect((await report(given, [{ name: 'a.pdf', bytes: sampleFiles.pdf }], { of: mine })).status).toBe(201)
  expect((await claims(mine)).length).toBe(6)
  const mails = (await testServer.jobsOf(mine.id)).filter(({ payload }) => payload['kind'] === 'claim')
  const result = mails.map(({ payload, run_at: at }) => [payload['part'], at > new Date()])
  expect(result).toEqual([...Array(5).fill([undefined, false]), ['staff', false], ['others', true]])
})
