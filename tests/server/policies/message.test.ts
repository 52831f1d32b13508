import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bought, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
let policy: Bought
beforeAll(async () => {
  testServer = await startTestServer()
  policy = await testServer.buy()
})
afterAll(() => testServer.close())

const words = { subject: 'Another hall', message: 'May we move to the hall next door?' }

async function write(given: object = {}, { key = randomUUID(), token = policy.token, cookie = '' } = {}) {
  const { statusCode: status, data } = await testServer.call('sendUsEmail', {
    body: { policy_number: policy.policyNumber, ...words, ...given },
    headers: { 'idempotency-key': key, ...(!cookie && { 'policy-token': token }) },
    cookie,
  })
  return { status, data }
}

const messages = () => testServer.services.db.q.selectFrom('policy_message').selectAll().orderBy('created').execute()

test('a message is received and mailed, once under its key', async () => {
  const key = randomUUID()
  const before = (await messages()).length
  const first = await write({}, { key })
  expect(first).toMatchObject({ status: 202, data: { message: expect.stringContaining('Thank you') } })
  expect(await write({}, { key })).toEqual(first)
  expect(await write({ subject: 'Something else' }, { key })).toMatchObject({ status: 422 })
  const all = await messages()
  expect(all.length - before).toBe(1)
  expect(all.at(-1)).toMatchObject({ ...words, contact_id: policy.id, policy_number: policy.policyNumber })
  const mailed = (await testServer.jobsOf(policy.id)).filter(({ payload }) => payload['kind'] === 'policyMessage')
  expect(mailed).toMatchObject([{ payload: { contactId: policy.id, messageId: all.at(-1)!.id } }])
  expect(await testServer.audits(policy.id, 'message.received')).toMatchObject([{ actor: 'customer' }])
})

test.each([
  ['subject', ' '],
  ['message', ' '],
  ['message', '4242 4242 4242 4242'],
])('%s cannot be %j', async (name, value) => {
  const { status, data } = await write({ [name]: value })
  expect(status).toBe(422)
  expect(Object.keys(data.errors)).toEqual([name])
})

test('a message is never rate-limited: staff are mailed at once, and only the sender’s mail is delayed', async () => {
  const { id, policyNumber, token } = await testServer.buy({ insured_email: 'often@example.com' })
  const texts = Array.from({ length: 7 }, (_, i) => `Question ${i}`)
  for (const subject of texts)
    expect((await write({ policy_number: policyNumber, subject }, { token })).status).toBe(202)
  const stored = (await messages()).filter(({ contact_id }) => contact_id === id)
  expect(stored.map(({ subject }) => subject).sort()).toEqual(texts)
  const mails = (await testServer.jobsOf(id)).filter(({ payload }) => payload['kind'] === 'policyMessage')
  const queued = mails.map(({ payload, run_at: at }) => [payload['part'], at > new Date()])
  const late = [
    ['staff', false],
    ['others', true],
  ]
  expect(queued).toEqual([...Array(5).fill([undefined, false]), ...late, ...late])
})

test('it concerns the policy of the link; staff may write about any policy', async () => {
  const other = await testServer.buy()
  expect((await write({ policy_number: other.policyNumber })).status).toBe(404)
  expect((await write({}, { token: 'A'.repeat(43) })).status).toBe(401)
  const cookie = await testServer.staff('rep')
  expect((await write({ policy_number: other.policyNumber }, { cookie })).status).toBe(202)
  expect((await write({ policy_number: 'MQE-0000000' }, { cookie })).status).toBe(404)
})

test('the policy page lists its messages with their state and our answers, and no other policy’s', async () => {
  const mine = await testServer.buy()
  const other = await testServer.buy()
  expect((await write({ policy_number: mine.policyNumber }, { token: mine.token })).status).toBe(202)
  const sent = { received: expect.any(String), ...words }
  expect((await testServer.open(mine)).messages).toEqual([{ ...sent, state: 'waiting', answers: [] }])

  const cookie = await testServer.staff('rep')
  const { id } = (await messages()).find(({ contact_id }) => contact_id === mine.id)!
  const answered = await testServer.call('answerWorkItem', {
    params: { item: id },
    body: { message: 'Yes, you may.' },
    headers: { 'idempotency-key': randomUUID(), 'if-match': '1' },
    cookie,
  })
  expect(answered.statusCode).toBe(200)
  const answers = [{ sent: expect.any(String), message: 'Yes, you may.' }]
  expect((await testServer.open(mine)).messages).toEqual([{ ...sent, state: 'answered', answers }])
  expect((await testServer.open(other)).messages).toEqual([])

  const change = (state: 'open' | 'closed', version: number) =>
    testServer.call('changeWorkItem', {
      params: { item: id },
      body: { state },
      headers: { 'if-match': `${version}` },
      cookie,
    })
  expect((await change('closed', 2)).statusCode).toBe(200)
  expect((await testServer.open(mine)).messages).toEqual([{ ...sent, state: 'answered', answers }])
  expect((await change('open', 3)).statusCode).toBe(200)
  expect((await testServer.open(mine)).messages).toEqual([{ ...sent, state: 'waiting', answers }])
})

test('a message that staff close without an answer waits no longer', async () => {
  const mine = await testServer.buy()
  await write({ policy_number: mine.policyNumber }, { token: mine.token })
  const { id } = (await messages()).find(({ contact_id }) => contact_id === mine.id)!
  const cookie = await testServer.staff('rep')
  await testServer.call('changeWorkItem', {
    params: { item: id },
    body: { state: 'closed' },
    headers: { 'if-match': '1' },
    cookie,
  })
  expect((await testServer.open(mine)).messages).toMatchObject([{ state: 'closed', answers: [] }])
})
