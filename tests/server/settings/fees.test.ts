import { afterAll, afterEach, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { begin, newKey, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('admin')
afterEach(() => services.db.q.deleteFrom('policy_fee_adjustment').execute())

const email = 'jordan.sample@example.com'
const agree = (row: object) =>
  call('addPolicyFeeAdjustments', { body: { rows: [{ email, ...row }] }, headers: newKey(), cookie })

test.each([
  [{}, { percent: 'Needs a percentage or an amount' }],
  [{ percent: null, amount: null }, { percent: 'Needs a percentage or an amount' }],
  [{ percent: -10, amount: -1 }, { amount: 'Leave out the percentage or the amount' }],
  [{ percent: 0 }, { percent: 'Changes nothing' }],
  [{ amount: 0 }, { amount: 'Changes nothing' }],
  [{ percent: 100.5 }, { percent: 'Needs a number from -100 to 100, with at most three decimals' }],
  [{ percent: 1.2345 }, { percent: 'Needs a number from -100 to 100, with at most three decimals' }],
  [{ amount: 1e300 }, { amount: 'Needs dollars and cents, at most 100,000' }],
  [{ amount: 0.001 }, { amount: 'Needs dollars and cents, at most 100,000' }],
])('%j is refused beside its field', async (row, errors) => {
  const refused = await agree(row)
  const beside = Object.fromEntries(Object.entries(errors).map(([field, words]) => [`rows.0.${field}`, words]))
  expect([refused.statusCode, refused.data.errors]).toEqual([422, beside])
})

test('a percentage replaces an amount, and the other way', async () => {
  const { data } = await agree({ percent: -12.5 })
  const params = { id: String(data.rows[0].id) }
  const change = async (body: object) => (await call('updatePolicyFeeAdjustment', { params, body, cookie })).data
  expect(data.rows[0]).toMatchObject({ percent: -12.5, amount: null })
  expect((await change({ amount: -5.25 })).rows[0]).toMatchObject({ percent: null, amount: -5.25 })
  expect((await change({ note: 'Agreed' })).rows[0]).toMatchObject({ percent: null, amount: -5.25, note: 'Agreed' })
  expect((await change({ percent: 10 })).rows[0]).toMatchObject({ percent: 10, amount: null })
  expect((await change({ percent: null })).errors).toEqual({ percent: 'Needs a percentage or an amount' })
})

test('an adjustment changes the next quote of its address only', async () => {
  const mine = payload('location', { insured_email: email })
  const other = payload('location', { insured_email: 'other@example.com' })
  const feeOf = async (body: object) => (await begin(app, body)).price!.pricing_detail.policy_fee
  const usual = await feeOf(mine)
  expect(usual).toBeGreaterThan(0)

  const { data } = await agree({ percent: -50 })
  expect(await feeOf(mine)).toBe((Math.round(usual * 100) - Math.floor((Math.round(usual * 100) + 1) / 2)) / 100)
  expect(await feeOf(other)).toBe(usual)

  const params = { id: String(data.rows[0].id) }
  await call('updatePolicyFeeAdjustment', { params, body: { amount: 7 }, cookie })
  expect(await feeOf(mine)).toBe(Math.round(usual * 100 + 700) / 100)
  await call('deletePolicyFeeAdjustment', { params, cookie })
  expect(await feeOf(mine)).toBe(usual)
})

test('both calculations include the adjustment', async () => {
  const fee = async () => (await call('calculatePolicyFee', { body: { email, premium: 100 }, cookie })).data.policy_fee
  const hcc = async () => {
    const body = { email, premium: 100, other_premium: 100, event_type: 'Wedding' }
    return (await call('calculatePolicyFeeHcc', { body, cookie })).data.policy_fee
  }
  expect([await fee(), await hcc()]).toEqual([5, 10])
  await agree({ amount: -2 })
  expect([await fee(), await hcc()]).toEqual([3, 8])
})
