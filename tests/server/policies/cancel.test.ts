import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newKey } from '../rig/quotes'
import { startTestServer, type TestServer } from './fixture'

let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
})

const cancel = { type: 'cancel', reason: 'The location burned down' } as const
const cents = (dollars: number) => Math.round(dollars * 100)

test('a cancellation is quoted, then made: the policy ends, the premium is refunded, the fee is retained', async () => {
  const policy = await testServer.buy()
  const bank = await testServer.bank()
  const { data: worked } = await testServer.workOut(policy, cancel)
  const fee = worked.pricing_detail.policy_fee
  expect(worked).toMatchObject({ kept: fee, changes_left: 0, what: [] })
  expect(cents(worked.difference)).toBe(cents(fee) - cents(policy.due))
  expect(worked.moved.every(({ to }) => to === 0)).toBe(true)

  const { status, data } = await testServer.submit(policy, cancel)
  expect(status, JSON.stringify(data)).toBe(200)
  await testServer.runMoneyJobs()
  expect(bank - (await testServer.bank())).toBe(cents(policy.due) - cents(fee))
  const opened = await testServer.open(policy)
  expect(opened).toMatchObject({
    policy: { version: 1, customFields: { status: 'cancelled', amount_due: fee } },
    paid: fee,
    changes_left: 0,
    changes: [{ number: 1, type: 'cancel', what: ['Canceled'], difference: worked.difference }],
  })
  expect(opened.cancellation).toMatch(/^Canceled on 11\/20\/2026: \$[\d.]+ is refunded, \$[\d.]+ is kept\.$/)
  expect(opened.documents.map(({ kind }) => kind)).toEqual(['certificate', 'policy', 'receipt', 'creditMemo', 'refund'])
})

test('the customer who is owed a credit gets it with the refund, and the policy fee alone is retained', async () => {
  const policy = await testServer.buy()
  const fee = (await testServer.workOut(policy, cancel)).data.pricing_detail.policy_fee
  const memo = await testServer.call('createCreditMemo', {
    params: { id: policy.id },
    headers: newKey(),
    cookie: await testServer.staff('rep'),
    body: { change_item: [{ item_description: 'Goodwill', amount: 20 }] },
  })
  expect(memo.statusCode, memo.body).toBe(200)
  const { data: worked } = await testServer.workOut(policy, cancel)
  expect([worked.kept, cents(worked.difference)]).toEqual([fee, cents(fee) - cents(policy.due)])
  const bank = await testServer.bank()
  const { status, data } = await testServer.submit(policy, cancel)
  expect(status, JSON.stringify(data)).toBe(200)
  await testServer.runMoneyJobs()
  expect(bank - (await testServer.bank())).toBe(cents(policy.due) - cents(fee))
  const opened = await testServer.open(policy)
  expect([opened.paid, opened.policy.customFields.amount_due]).toEqual([fee, fee])
})

test('it leaves an audit row, documents and mail', async () => {
  const policy = await testServer.buy()
  await testServer.submit(policy, cancel, { as: 'admin' })
  expect(await testServer.rows('contact', policy.id)).toMatchObject([{ quote_status: 'cancelled' }])
  expect(await testServer.rows('policy', policy.id)).toMatchObject([{ cancelled: start, changes: 0 }])
  const [change] = await testServer.rows('policy_change', policy.id)
  expect(change).toMatchObject({ type: 'cancel', state: 'made', number: null, reason: cancel.reason })
  expect((await testServer.jobsOf(policy.id)).at(-1)).toMatchObject({
    kind: 'mail',
    payload: { kind: 'policyCancelled', contactId: policy.id, changeId: change.id },
  })
  expect(await testServer.audits(policy.policyNumber, 'policy.cancelled')).toMatchObject([
    { actor: 'admin@example.com', before: { quote_status: 'purchased' }, after: { quote_status: 'cancelled' } },
  ])
})

test('staff who open the quote of a canceled policy get the day of the cancellation', async () => {
  const policy = await testServer.buy()
  const dayOf = async () => {
    const cookie = await testServer.staff('underwriter')
    const request = { params: { id: policy.id }, query: { from: 'admin' }, cookie }
    return (await testServer.call('openContact', request)).data.contact.customFields.policy_cancelled_on
  }
  expect(await dayOf()).toBeUndefined()
  await testServer.submit(policy, cancel)
  expect(await dayOf()).toBe('11/20/2026')
})

test('a canceled policy cannot be changed or canceled again, and its link still opens it', async () => {
  const policy = await testServer.buy()
  await testServer.submit(policy, cancel)
  for (const form of [cancel, { step0: { event_name: 'Late' } }]) {
    const problem = { status: 409, data: { message: expect.stringContaining('canceled on 11/20/2026') } }
    expect(await testServer.workOut(policy, form)).toMatchObject(problem)
    expect(await testServer.submit(policy, form, { difference: 0 })).toMatchObject(problem)
  }
  expect((await testServer.open(policy)).documents.length).toBeGreaterThan(0)
})

test('cancellation coverage is refunded only within 14 days of the purchase', async () => {
  const both = { coverage_type: 'Liability and Cancellation Insurance', event_total_costs: 20_000 } as const
  const policy = await testServer.buy(both)
  const early = (await testServer.workOut(policy, cancel)).data
  testServer.clock.pass(14 * 86_400_000)
  const late = (await testServer.workOut(policy, cancel)).data
  expect(early.pricing_detail.ec_premium).toBe(0)
  expect(late.pricing_detail.ec_premium).toBeGreaterThan(0)
  expect(cents(late.kept)).toBe(cents(early.kept) + cents(late.pricing_detail.ec_premium))
})

test('the refund covers the charges of the purchase and its changes, and no others', async () => {
  const policy = await testServer.buy()
  await testServer.submit(policy, { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } })
  const { kept } = (await testServer.workOut(policy, cancel)).data
  await testServer.submit(policy, cancel)
  await testServer.runMoneyJobs()
  const refunds = await testServer.rows('refund', policy.id)
  expect(refunds.map(({ state }) => state)).toEqual(refunds.map(() => 'made'))
  expect(refunds).toHaveLength(2)
  expect((await testServer.open(policy)).paid).toBe(kept)
})

test('another difference than the server’s is refused, and the policy stays', async () => {
  const policy = await testServer.buy()
  expect((await testServer.submit(policy, cancel, { difference: -policy.due })).status).toBe(409)
  expect((await testServer.open(policy)).policy.customFields['status']).toBe('purchased')
})

test('the certificates of a canceled policy say so in lists, and are not mailed as proof', async () => {
  const policy = await testServer.buy()
  const send = async (kind: string) => {
    const { documents } = await testServer.open(policy)
    const { url } = documents.find((document) => document.kind === kind)!
    const body = { emails: 'venue@example.com', documents: [url] }
    return testServer.call('sendDocuments', {
      params: { id: policy.id },
      body,
      cookie: await testServer.staff('admin'),
    })
  }
  expect((await send('certificate')).statusCode).toBe(202)
  await testServer.submit(policy, cancel)
  const { documents } = await testServer.open(policy)
  expect(documents.map(({ name }) => name).slice(0, 2)).toEqual([
    'Certificate of insurance, canceled',
    'Policy, canceled',
  ])
  const refused = await send('certificate')
  expect([refused.statusCode, refused.data.errors]).toEqual([
    422,
    { documents: 'This policy is canceled, so its certificate is no longer valid' },
  ])
  expect((await send('creditMemo')).statusCode).toBe(202)
})
