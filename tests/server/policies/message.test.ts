import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bought, type House, makeHouse } from './fixture'

let house: House
let policy: Bought
beforeAll(async () => {
  house = await makeHouse()
  policy = await house.buy()
})
afterAll(() => house.close())

const words = { subject: 'Another hall', message: 'May we move to the hall next door?' }

async function write(given: object = {}, { key = randomUUID(), token = policy.token, cookie = '' } = {}) {
  const { statusCode: status, data } = await house.call('sendUsEmail', {
    body: { policy_number: policy.policyNumber, ...words, ...given },
    headers: { 'idempotency-key': key, ...(!cookie && { 'policy-token': token }) },
    cookie,
  })
  return { status, data }
}

const messages = () => house.services.db.q.selectFrom('policy_message').selectAll().orderBy('created').execute()

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
  const mailed = (await house.jobsOf(policy.id)).filter(({ payload }) => payload['kind'] === 'policyMessage')
  expect(mailed).toMatchObject([{ payload: { contactId: policy.id, messageId: all.at(-1)!.id } }])
  expect(await house.audits(policy.id, 'message.received')).toMatchObject([{ actor: 'customer' }])
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
  const { id, policyNumber, token } = await house.buy({ insured_email: 'often@example.com' })
  const texts = Array.from({ length: 7 }, (_, i) => `Question ${i}`)
  for (const subject of texts)
    expect((await write({ policy_number: policyNumber, subject }, { token })).status).toBe(202)
  const stored = (await messages()).filter(({ contact_id }) => contact_id === id)
  expect(stored.map(({ subject }) => subject).sort()).toEqual(texts)
  const mails = (await house.jobsOf(id)).filter(({ payload }) => payload['kind'] === 'policyMessage')
  const queued = mails.map(({ payload, run_at: at }) => [payload['part'], at > new Date()])
  const late = [
    ['staff', false],
    ['others', true],
  ]
  expect(queued).toEqual([...Array(5).fill([undefined, false]), ...late, ...late])
})

test('it concerns the policy of the link; staff may write about any policy', async () => {
  const other = await house.buy()
  expect((await write({ policy_number: other.policyNumber })).status).toBe(404)
  expect((await write({}, { token: 'A'.repeat(43) })).status).toBe(401)
  const cookie = await house.staff('rep')
  expect((await write({ policy_number: other.policyNumber }, { cookie })).status).toBe(202)
  expect((await write({ policy_number: 'MQE-0000000' }, { cookie })).status).toBe(404)
})
