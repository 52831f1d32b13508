import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { pay } from '../../../server/payments/pay'
import { readChangeOrder } from '../../../server/policies/changes/request'
import { type Bought, bad, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const setup = { setup_coverage: 'True', setup_dates: ['06/11/2027'] } as const
const dearer = { step1: setup }
const renamed = (event_name: string) => ({ step0: { event_name } })

/** The ledger matches the policy's price, and so does the bank once every job has run. */
async function assertBalanced(policy: Bought, due: number) {
  const opened = await testServer.open(policy)
  const sum = (of: 'charged' | 'paid') =>
    opened.transactions.reduce((total, row) => total + Math.round(row[of] * 100), 0)
  expect(opened.policy.customFields['amount_due']).toBe(due)
  expect([sum('charged'), sum('paid')]).toEqual([due * 100, due * 100])
  return opened
}

test('a change with a higher price is charged and made: a new version with documents, mail and audit rows', async () => {
  const policy = await testServer.buy()
  const { status, data } = await testServer.submit(policy, dearer)
  expect(status, JSON.stringify(data)).toBe(200)
  expect(data).toMatchObject({
    difference: 21,
    transaction_id: expect.stringMatching(/^T-\d+$/),
    receipt_url: expect.stringMatching(/^\/api\/files\/[\w-]{32}$/),
    opened: { policy: { version: 2 }, changes_left: 9, paid: policy.due + 21 },
  })
  const opened = await assertBalanced(policy, policy.due + 21)
  expect(opened.answers).toMatchObject({ step1: setup })
  expect(opened.changes).toMatchObject([
    { number: 1, type: 'change', difference: 21, transaction_id: data.transaction_id },
  ])
  expect(opened.changes[0]!.what).toContain('Setup days: Nothing → 06/11/2027')
  expect(opened.documents.map(({ kind }) => kind)).toEqual(['certificate', 'policy', 'receipt', 'receipt'])

  const documents = await testServer.rows('document', policy.id)
  expect(
    documents.filter(({ kind }) => kind === 'certificate').map(({ version, replaced }) => [version, replaced !== null]),
  ).toEqual([
    [1, true],
    [2, false],
  ])
  const [change] = await testServer.rows('policy_change', policy.id)
  expect(change).toMatchObject({
    state: 'made',
    number: 1,
    difference_cents: 2100,
    transaction_id: data.transaction_id,
  })
  const jobs = (await testServer.jobsOf(policy.id)).slice(-2)
  expect(jobs).toMatchObject([
    { kind: 'documents' },
    { kind: 'mail', payload: { kind: 'policyChanged', contactId: policy.id, changeId: change.id } },
  ])
  const [audit] = await testServer.audits(policy.policyNumber, 'policy.changed')
  expect(audit).toMatchObject({
    actor: 'customer',
    before: { version: 1, answers: { setup_dates: null } },
    after: { version: 2, answers: { setup_dates: ['06/11/2027'] } },
  })
})

test('staff see the contact’s changed answers, price and transactions', async () => {
  const policy = await testServer.buy()
  const first = await testServer.submit(policy, dearer, { as: 'rep' })
  const second = await testServer.submit(policy, { step4: { customFields: { insured_first_name: 'Robin' } } })
  const cookie = await testServer.staff('rep')
  const { data } = await testServer.call('openContact', { params: { id: policy.id }, query: { from: 'admin' }, cookie })
  expect(data.contact.customFields).toMatchObject({
    insured_contact_name: 'Robin Sample',
    amount_due: policy.due + 21,
    terms_signed: 'Jordan Sample',
    transaction_id: expect.stringMatching(/^T-/),
    transaction_id_1: first.data.transaction_id,
    transaction_id_2: second.data.transaction_id,
  })
  const match = await testServer.call('findContacts', { query: { search: 'robin sample' }, cookie })
  expect(match.data.rows.map(({ id }: { id: string }) => id)).toContain(policy.id)
  expect(await testServer.audits(policy.policyNumber, 'policy.changed')).toMatchObject([
    { actor: 'rep@example.com' },
    { actor: 'customer' },
  ])
})

test('a change without a difference is made at once, with a transaction id without money', async () => {
  const policy = await testServer.buy()
  const { status, data } = await testServer.submit(policy, renamed('Another name'))
  expect(status).toBe(200)
  expect(data).toMatchObject({ difference: 0, receipt_url: null, transaction_id: expect.stringMatching(/^T-\d+$/) })
  await assertBalanced(policy, policy.due)
  expect((await testServer.rows('ledger', policy.id)).map(({ kind }) => kind)).toEqual(['salesReceipt'])
})

test('a change with a lower price is made at once, with a refund', async () => {
  const policy = await testServer.buy(setup as never)
  const bank = await testServer.bank()
  const { status, data } = await testServer.submit(policy, { step1: { setup_coverage: 'False' } })
  expect(status).toBe(200)
  expect(data).toMatchObject({ difference: -21, opened: { policy: { version: 2 } } })
  const [memo] = (await testServer.rows('document', policy.id)).filter(({ kind }) => kind === 'creditMemo')
  expect(data.receipt_url).toBe(`/api/files/${memo.token}`)
  expect(await testServer.rows('refund', policy.id)).toMatchObject([{ state: 'owed', amount_cents: 2100 }])
  expect(await testServer.bank()).toBe(bank)
  await testServer.runMoneyJobs()
  expect(await testServer.bank()).toBe(bank - 2100)
  const opened = await assertBalanced(policy, policy.due - 21)
  expect(opened.transactions.map(({ kind }) => kind)).toEqual(['salesReceipt', 'creditMemo', 'issueRefund'])
})

test.each([
  ['charged', {}, dearer],
  ['free', {}, renamed('Again')],
  ['refunded', setup, { step1: { setup_coverage: 'False' as const } }],
])('a change that is %s is made once under its key and returns the same answer', async (_, choices, form) => {
  const policy = await testServer.buy(choices as never)
  const key = randomUUID()
  const difference = (await testServer.workOut(policy, form)).data.difference
  const first = await testServer.submit(policy, form, { key, difference })
  const again = await testServer.submit(policy, form, { key, difference })
  expect(first.status).toBe(200)
  expect(JSON.stringify(again.data)).toBe(JSON.stringify(first.data))
  expect((await testServer.open(policy)).policy.version).toBe(2)
  // and for nothing else
  for (const other of [
    await testServer.submit(policy, renamed('Something else'), { key, difference }),
    await testServer.submit(await testServer.buy(), form, { key, difference }),
  ])
    expect(other).toMatchObject({ status: 422, data: { message: expect.stringContaining('another order') } })
})

test('a status request without a card returns the result, also after a reload', async () => {
  const policy = await testServer.buy()
  const key = randomUUID()
  const made = await testServer.submit(policy, dearer, { key })
  const result = await testServer.submit(policy, {}, { key, difference: 21, card: null })
  expect(result).toEqual(made)
})

test('a status request that its order overtakes returns the change that was made', async () => {
  const policy = await testServer.buy()
  const key = randomUUID()
  const { data } = await testServer.submit(policy, dearer, { key })
  // it looked for the change before the order stored it
  const asked = readChangeOrder(policy.id, { change: {}, difference: 21 }, key)
  expect(await pay(testServer.services, 'change:none', asked, 'customer')).toEqual(data)
})

test('a status request before any order closes the key: the late order charges nothing', async () => {
  const policy = await testServer.buy()
  const bank = await testServer.bank()
  const key = randomUUID()
  expect(await testServer.submit(policy, dearer, { key, card: null })).toMatchObject({
    status: 402,
    data: { type: problemTypes.paymentNotMade },
  })
  expect((await testServer.submit(policy, dearer, { key })).status).toBeGreaterThanOrEqual(400)
  expect(await testServer.bank()).toBe(bank)
  expect((await testServer.open(policy)).policy.version).toBe(1)
  expect((await testServer.submit(policy, dearer)).status).toBe(200)
})

test('a declined card changes nothing, and another one still pays', async () => {
  const policy = await testServer.buy()
  const refused = await testServer.submit(policy, dearer, { card: bad })
  expect(refused).toMatchObject({ status: 402, data: { is_card_exception: true } })
  await assertBalanced(policy, policy.due)
  expect((await testServer.submit(policy, dearer)).status).toBe(200)
  expect((await testServer.rows('policy_change', policy.id)).map(({ state }) => state).sort()).toEqual([
    'dropped',
    'made',
  ])
})

test('another difference than the one shown is refused with the current price', async () => {
  const policy = await testServer.buy()
  for (const difference of [20, 0, -1]) {
    const { status, data } = await testServer.submit(policy, dearer, { difference })
    expect(status).toBe(409)
    expect(data).toMatchObject({
      type: problemTypes.priceChanged,
      price: { pricing_detail: { amount_due: policy.due + 21 } },
    })
  }
  expect(await testServer.rows('policy_change', policy.id)).toEqual([])
})

test.each([
  ['cc_cvv_number', { cc_cvv_number: '123' }],
  ['cardholder_name', { cardholder_name: '4242424242424242' }],
  ['payment_token', { payment_token: '4242424242424242' }],
  ['cc_last_digits', { cc_last_digits: 'abcd' }],
  ['difference', { difference: 1.005 }],
])('%s is refused without repeating its value', async (name, fields) => {
  const policy = await testServer.buy()
  const { statusCode, data, body } = await testServer.call('submitChange', {
    params: { id: policy.id },
    headers: { 'policy-token': policy.token, 'idempotency-key': randomUUID() },
    body: { change: dearer, difference: 21, ...fields },
  })
  expect(statusCode).toBe(422)
  expect(Object.keys(data.errors)).toEqual([name])
  expect(body).not.toMatch(/4242|123/)
})

test('ten changes are made, and the eleventh is refused', async () => {
  const policy = await testServer.buy()
  for (let i = 1; i <= 10; i++) expect((await testServer.submit(policy, renamed(`Name ${i}`))).status).toBe(200)
  expect((await testServer.open(policy)).changes_left).toBe(0)
  const problem = { status: 409, data: { message: expect.stringContaining('changed 10 times') } }
  expect(await testServer.workOut(policy, renamed('More'))).toMatchObject(problem)
  expect(await testServer.submit(policy, renamed('More'), { difference: 0 })).toMatchObject(problem)
  // a cancellation does not count
  expect((await testServer.submit(policy, { type: 'cancel' })).status).toBe(200)
})

test('an unknown id is not found', async () => {
  const nobody = { ...(await testServer.buy()), id: 'A'.repeat(22) }
  expect((await testServer.workOut(nobody, dearer, 'admin')).status).toBe(404)
  expect((await testServer.submit(nobody, dearer, { as: 'admin', difference: 21 })).status).toBe(404)
})
