import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bought, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
let policy: Bought
let produced: Bought
beforeAll(async () => {
  testServer = await startTestServer()
  policy = await testServer.buy({ insured_email: 'finder@example.com', insured_zip: '78701-1234' })
  produced = await testServer.buy({
    insurance_producer: 'True',
    insured_email: 'finder@example.com',
    insured_zip: '78701',
  })
})
afterAll(() => testServer.close())

const find = (a: string, b: string, c?: string, cookie?: string) =>
  c === undefined
    ? testServer.call('findPolicies', { params: { a, b }, cookie })
    : testServer.call('findPolicy', { params: { a, b, c }, cookie })
const mails = async (kind: string) => {
  const jobs = await testServer.services.db.q.selectFrom('job').selectAll().orderBy('id').execute()
  return jobs.filter(({ payload }) => payload['kind'] === kind).map(({ payload }) => payload)
}

describe('a policy is found', () => {
  test('by staff, with its contact point and the insured’s five-digit ZIP code, in any letter case', async () => {
    const cookie = await testServer.staff('rep')
    const { data } = await find('Finder@Example.com', '78701', undefined, cookie)
    expect(data).toMatchObject({ policies: [{ id: policy.id, policy_number: policy.policyNumber }], message: null })
    for (const [a, b] of [
      ['finder@example.com', '78702'],
      ['nobody@example.com', '78701'],
    ] as const)
      expect((await find(a, b, undefined, cookie)).data.policies).toEqual([])
  })

  test('by its number too', async () => {
    const cookie = await testServer.staff('underwriter')
    const byNumber = (number: string) => find('finder@example.com', '78701', number, cookie)
    expect((await byNumber(policy.policyNumber.toLowerCase())).data.policies).toHaveLength(1)
    expect((await byNumber(produced.policyNumber)).data.policies).toEqual([])
  })

  test('under the producer’s address if one acts for the insured', async () => {
    const { data } = await find('casey.specimen@example.com', '78701', undefined, await testServer.staff('admin'))
    expect(data.policies.map(({ id }: { id: string }) => id)).toEqual([produced.id])
  })

  test('under an address without a dot in its domain, which decision 9 allowed once', async () => {
    const early = await testServer.buy({ insured_email: 'early@example.com' })
    await sql`update policy set answers = answers || '{"insured_email": "early@gmail"}' where contact_id = ${early.id}`.execute(
      testServer.services.db.q,
    )
    const { data } = await find('early@gmail', '78701', undefined, await testServer.staff('rep'))
    expect(data.policies.map(({ id }: { id: string }) => id)).toEqual([early.id])
  })

  test('under its new address after a change', async () => {
    const moved = await testServer.buy({ insured_email: 'before@example.com' })
    await testServer.submit(moved, { step4: { customFields: { insured_email: 'after@example.com' } } })
    const cookie = await testServer.staff('rep')
    expect((await find('after@example.com', '78701', undefined, cookie)).data.policies).toHaveLength(1)
    expect((await find('before@example.com', '78701', undefined, cookie)).data.policies).toEqual([])
  })
})

test('the public gets the same response with or without a policy, and links are mailed', async () => {
  const known = await find('finder@example.com', '78701')
  const unknown = await find('nobody@example.com', '78701')
  expect(known.data).toEqual({ policies: [], message: expect.stringContaining('If we know this address') })
  expect(unknown.body).toBe(known.body)
  await find('finder@example.com', '78701', policy.policyNumber)
  expect(await mails('policiesFound')).toMatchObject([
    { email: 'finder@example.com', zip: '78701' },
    { email: 'nobody@example.com' },
    { email: 'finder@example.com', number: policy.policyNumber },
  ])
})

test('the lookup cannot flood a stranger’s mailbox', async () => {
  for (let i = 0; i < 5; i++) expect((await find('full@example.com', '78701')).statusCode).toBe(200)
  expect((await find('full@example.com', '78701')).statusCode).toBe(429)
})

test('a caller at the limit does not lock out the owner, whose mail goes at once', async () => {
  const ask = (from: string) =>
    testServer.call('findPolicies', { params: { a: 'owner@example.com', b: '78701' }, from })
  const statuses = []
  for (let i = 0; i < 6; i++) statuses.push((await ask('203.0.113.7')).statusCode)
  statuses.push((await ask('198.51.100.9')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200])
})

test('mail to an address beyond thirty a day is delayed without an error', async () => {
  const ask = (from: string) => testServer.call('findPolicies', { params: { a: 'busy@example.com', b: '78701' }, from })
  for (let i = 0; i < 30; i++) expect((await ask(`203.0.113.${i % 6}`)).statusCode).toBe(200)
  expect((await ask('198.51.100.9')).statusCode).toBe(200)
  const jobs = await testServer.services.db.q.selectFrom('job').selectAll().orderBy('id').execute()
  const late = jobs
    .filter(({ payload }) => payload['email'] === 'busy@example.com')
    .map(({ run_at: at }) => at > new Date())
  expect(late).toEqual([...Array(30).fill(false), true])
})

test.each([
  ['no-address', '78701', ['a']],
  ['ana@example.com', '7870', ['b']],
  ['no-address', 'x', ['a', 'b']],
])('%s and %s are refused by name', async (a, b, names) => {
  const { statusCode, data } = await find(a, b)
  expect(statusCode).toBe(422)
  expect(Object.keys(data.errors)).toEqual(names)
})

describe('the signed link', () => {
  const send = (emails: string, cookie?: string, id = produced.id) =>
    testServer.call('sendManagePolicy', { params: { id }, body: { emails }, cookie })

  test('is mailed to the addresses of the policy', async () => {
    const emails = 'Finder@example.com; casey.specimen@example.com'
    expect((await send(emails)).statusCode).toBe(202)
    expect((await mails('managePolicy')).at(-1)).toMatchObject({
      contactId: produced.id,
      emails: ['Finder@example.com', 'casey.specimen@example.com'],
    })
    expect(await testServer.audits(produced.id, 'policyLink.requested')).toMatchObject([{ actor: 'customer' }])
  })

  test('is mailed to another address by staff only', async () => {
    const other = await send('finder@example.com; stranger@example.com')
    expect(other.statusCode).toBe(422)
    expect(other.data.errors).toHaveProperty('emails')
    expect((await send('stranger@example.com', await testServer.staff('rep'))).statusCode).toBe(202)
  })

  test('needs addresses and a policy', async () => {
    expect((await send('nonsense')).statusCode).toBe(422)
    expect((await send('ana@example.com', undefined, 'A'.repeat(22))).statusCode).toBe(404)
  })

  test('is limited per day', async () => {
    const often = await testServer.buy({ insured_email: 'often@example.com' })
    for (let i = 0; i < 5; i++) expect((await send('often@example.com', undefined, often.id)).statusCode).toBe(202)
    expect((await send('often@example.com', undefined, often.id)).statusCode).toBe(429)
  })
})

describe('documents', () => {
  const send = (body: object, request: object = { headers: { 'policy-token': policy.token } }, id = policy.id) =>
    testServer.call('sendDocuments', { params: { id }, body, ...request })

  test('are mailed to named recipients with a message', async () => {
    const { documents } = await testServer.open(policy)
    const [certificate] = documents.map(({ url }) => url)
    const body = { emails: 'venue@example.com', documents: [certificate, certificate], message: ' As agreed. ' }
    expect((await send(body)).statusCode).toBe(202)
    expect((await mails('documentsSent')).at(-1)).toMatchObject({
      contactId: policy.id,
      emails: ['venue@example.com'],
      tokens: [certificate!.split('/').at(-1)],
      message: 'As agreed.',
    })
    expect(await testServer.audits(policy.id, 'documents.sent')).toMatchObject([
      { after: { recipients: ['venue@example.com'] } },
    ])
  })

  test('of another policy are not mailed', async () => {
    const [other] = (await testServer.open(produced)).documents
    const { statusCode, data } = await send({ emails: 'venue@example.com', documents: [other!.url] })
    expect(statusCode).toBe(422)
    expect(data.errors).toHaveProperty('documents')
  })

  test('need addresses, contain no card number, and are mailed by authorized callers', async () => {
    const { url } = (await testServer.open(policy)).documents[0]!
    expect((await send({ emails: 'x', documents: [url] })).data.errors).toHaveProperty('emails')
    const card = { emails: 'ana@example.com', documents: [url], message: '4242 4242 4242 4242' }
    expect((await send(card)).data.errors).toHaveProperty('message')
    const right = { emails: 'ana@example.com', documents: [url] }
    expect((await send(right, {})).statusCode).toBe(401)
    expect((await send(right, { headers: { 'policy-token': produced.token } })).statusCode).toBe(401)
    expect((await send(right, { cookie: await testServer.staff('underwriter') })).statusCode).toBe(202)
    expect((await send(right, { cookie: await testServer.staff('rep') }, 'A'.repeat(22))).statusCode).toBe(404)
  })
})
