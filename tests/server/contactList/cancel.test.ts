import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bought, startTestServer, type TestServer } from '../policies/fixture'
import type { Role } from '../rig/app'
import { begin } from '../rig/quotes'

let testServer: TestServer
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  testServer = await startTestServer()
}, 120_000)
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
})

const cents = (dollars: number) => Math.round(dollars * 100)
const reason = 'The location burned down'

interface Asking {
  readonly as?: Role
  readonly key?: string
  readonly version?: number
}
async function cancel({ id }: Pick<Bought, 'id'>, body: object = { reason }, asking: Asking = {}) {
  const { as = 'rep', key = randomUUID(), version } = asking
  const headers = { 'idempotency-key': key, ...(version !== undefined && { 'if-match': String(version) }) }
  const sent = { params: { id }, headers, body: { status: 'cancelled', ...body }, cookie: await testServer.staff(as) }
  return testServer.call('cancelPolicy', sent)
}
const preview = async ({ id }: Pick<Bought, 'id'>) =>
  (await testServer.call('previewCancelPolicy', { params: { id }, cookie: await testServer.staff('admin') })).data

test('the refund is the one that was previewed: the premium by rule, without the fee', async () => {
  const policy = await testServer.buy()
  const { data: worked } = await testServer.workOut(policy, { type: 'cancel' })
  const bank = await testServer.bank()
  const shown = await preview(policy)
  expect(shown).toEqual({ refund: -worked.difference, most: policy.due, kept: worked.kept, payee: null })

  const { statusCode, data } = await cancel(policy)
  expect(statusCode).toBe(200)
  expect(data.contact.customFields).toMatchObject({ quote_status: 'cancelled', policy_cancelled: 'True' })
  await testServer.runMoneyJobs()
  expect(bank - (await testServer.bank())).toBe(cents(shown.refund))
  const opened = await testServer.open(policy)
  expect(opened).toMatchObject({ paid: shown.kept, policy: { customFields: { status: 'cancelled' } } })
  expect(await testServer.audits(policy.policyNumber, 'policy.cancelled')).toMatchObject([
    { actor: 'rep@example.com', contact_id: policy.id, after: { reason } },
  ])
  expect((await testServer.jobsOf(policy.id)).map(({ payload }) => payload['kind'])).toContain('policyCancelled')
})

test('more than the rule is refunded to the cent for a reason, and the policyholder’s letter has that amount', async () => {
  const policy = await testServer.buy()
  const bank = await testServer.bank()
  const { refund, most } = await preview(policy)
  expect((await cancel(policy, { refund: most })).data.errors).toEqual({ reason: 'Say why the refund differs' })
  expect((await cancel(policy, { refund: most, reason })).statusCode).toBe(200)
  await testServer.runMoneyJobs()
  expect(bank - (await testServer.bank())).toBe(cents(most))
  expect(most).toBeGreaterThan(refund)
  const opened = await testServer.open(policy)
  expect(opened).toMatchObject({ paid: 0, policy: { customFields: { amount_due: 0 } } })
  const charged = opened.transactions.reduce((sum, row) => sum + cents(row.charged), 0)
  expect(charged).toBe(0)
})

test('the refund must be whole cents between the rule’s amount and the amount paid', async () => {
  const policy = await testServer.buy()
  const { refund, most } = await preview(policy)
  for (const wrong of [refund - 0.01, most + 0.01, 0.001 + refund, -1]) {
    const { statusCode, data } = await cancel(policy, { refund: wrong, reason })
    expect([statusCode, Object.keys(data.errors)], String(wrong)).toEqual([422, ['refund']])
  }
  expect((await cancel(policy, { reason: 'Card 4242 4242 4242 4242' })).data.errors).toHaveProperty('reason')
  expect((await testServer.rows('contact', policy.id))[0].quote_status).toBe('purchased')
})

test('the same key cancels once and returns the same answer; another request under it is refused', async () => {
  const policy = await testServer.buy()
  const key = randomUUID()
  const [first, again] = [await cancel(policy, { reason }, { key }), await cancel(policy, { reason }, { key })]
  expect(again.data).toEqual(first.data)
  expect((await testServer.rows('policy_change', policy.id)).length).toBe(1)
  expect((await cancel(policy, { reason: 'Another' }, { key })).statusCode).toBe(422)
  expect((await cancel(policy)).statusCode).toBe(409)
})

test('two concurrent calls cancel once', async () => {
  const policy = await testServer.buy()
  const answered = await Promise.all([cancel(policy), cancel(policy, { reason }, { as: 'admin' })])
  expect(answered.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await testServer.rows('policy_change', policy.id)).length).toBe(1)
})

test('an outdated version is refused, and the policy stays', async () => {
  const policy = await testServer.buy()
  const [{ version }] = await testServer.rows('contact', policy.id)
  expect((await cancel(policy, { reason }, { version: version - 1 })).statusCode).toBe(412)
  expect((await cancel(policy, { reason }, { version })).statusCode).toBe(200)
})

test('after coverage has begun the rule refunds nothing, and staff may refund a part', async () => {
  const policy = await testServer.buy()
  testServer.clock.instant = new Date('2027-06-12T17:00:00Z')
  // no session lasts that long
  await testServer.services.db.q
    .updateTable('staff_session')
    .set({ expires: new Date('2028-01-01') })
    .execute()
  expect(await preview(policy)).toEqual({ refund: 0, most: policy.due, kept: policy.due, payee: null })
  expect((await cancel(policy, { refund: 50, reason })).statusCode).toBe(200)
  const opened = await testServer.open(policy)
  expect(cents(opened.policy.customFields['amount_due'] as number)).toBe(cents(policy.due) - 5000)
})

test('a quote cannot be canceled, nor by anybody else', async () => {
  const quote = await begin(testServer)
  expect((await cancel(quote)).statusCode).toBe(409)
  expect(
    (await testServer.call('previewCancelPolicy', { params: { id: quote.id }, cookie: await testServer.staff('rep') }))
      .statusCode,
  ).toBe(409)
  expect((await cancel({ id: 'AAAAAAAAAAAAAAAAAAAAAA' })).statusCode).toBe(404)
  const policy = await testServer.buy()
  expect((await cancel(policy, { reason }, { as: 'underwriter' })).statusCode).toBe(403)
})
