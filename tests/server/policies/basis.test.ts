import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer({}, { PROGRAM_FILE: 'program.example.json' })
})
afterAll(() => testServer.close())

const setup = { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } } as const
const renamed = { step4: { customFields: { insured_first_name: 'Robin' } } }
const named = (ai_name: string) => ({
  step4: {
    ai_data: [{ ai_name, ai_address_1: '1 Example Street', ai_city: 'Austin', ai_state: 'TX', ai_zip: '78701' }],
  },
})

const agree = (email: string, percent: number | null) =>
  percent === null
    ? testServer.services.db.q.deleteFrom('policy_fee_adjustment').where('email', '=', email).execute()
    : testServer.services.db.q
        .insertInto('policy_fee_adjustment')
        .values({ email, percent_thousandths: percent * 1000, amount_cents: null, note: '' })
        .execute()

test('the policy’s coupon stays, even after it ended', async () => {
  const policy = await testServer.buy({}, (id) => testServer.call('applyCoupon', { body: { id, code: 'WELCOME' } }))
  testServer.clock.instant = new Date('2027-05-01T17:00:00Z')
  const { data } = await testServer.workOut(policy, setup)
  expect(data.pricing_detail.coupon_discount).toBeGreaterThan(0)
  // $20 and half of the $1 by which the fee grows
  expect(data.difference).toBe(20.5)
  expect((await testServer.workOut(policy, renamed)).data.difference).toBe(0)
  testServer.clock.instant = new Date('2026-11-20T17:00:00Z')
})

describe('the agreed policy fee', () => {
  test('stays with the earlier contact point’s adjustment after a change of address', async () => {
    await agree('friend@example.com', -100)
    const policy = await testServer.buy({ insured_email: 'plain@example.com' })
    const moved = { step4: { customFields: { insured_email: 'friend@example.com' } } }
    expect((await testServer.workOut(policy, moved)).data.difference).toBe(0)
  })

  test('grows with additions', async () => {
    await agree('half@example.com', -50)
    const policy = await testServer.buy({ insured_email: 'half@example.com' })
    expect((await testServer.workOut(policy, setup)).data.difference).toBe(20.5)
  })

  test.each([null, -20])('does not move the paid price when it ended or changed (%s)', async (later) => {
    const email = `later${later}@example.com`
    await agree(email, -50)
    const policy = await testServer.buy({ insured_email: email })
    await agree(email, null)
    if (later !== null) await agree(email, later)
    expect((await testServer.workOut(policy, renamed)).data.difference).toBe(0)
    // in dollars, as agreed at that time
    expect((await testServer.workOut(policy, setup)).data.difference).toBe(21)
  })
})

describe('of a policy that an underwriter approved', () => {
  const approved = () =>
    testServer.buy({ using_drone_at_event: 'True' }, async (id) =>
      testServer.call('markQuoteApproved', {
        params: { id },
        body: { status: 'approved' },
        cookie: await testServer.staff('rep'),
      }),
    )

  test('names and addresses can change without another review', async () => {
    const policy = await approved()
    expect((await testServer.workOut(policy, renamed)).data.difference).toBe(0)
    expect((await testServer.workOut(policy, { step0: { event_name: 'The party' } })).data.difference).toBe(0)
    expect((await testServer.workOut(policy, named('Sample Hall'))).data.difference).toBe(10.5)
    expect((await testServer.submit(policy, renamed)).status).toBe(200)
  })

  test('reviewed answers cannot', async () => {
    const policy = await approved()
    const { status, data } = await testServer.workOut(policy, setup)
    expect(status).toBe(422)
    expect(data).toMatchObject({ is_underwriting_review: true, decision: 'refer' })
  })

  test('the underwriter’s premium stays', async () => {
    const policy = await approved()
    const own = { ...(await testServer.rows('policy', policy.id))[0].price }
    own.pricing_detail = { ...own.pricing_detail, amount_due: 999 }
    await testServer.services.db.q
      .updateTable('policy')
      .set({ price: JSON.stringify(own) })
      .where('contact_id', '=', policy.id)
      .execute()
    expect((await testServer.workOut(policy, named('Sample Hall'))).data.difference).toBe(0)
  })
})

test('a change is priced by the policy’s own plan and catalogue', async () => {
  const policy = await testServer.buy()
  await testServer.services.db.q
    .updateTable('contact')
    .set({ hcc_pricing_version: null, is_old_policy: true })
    .where('id', '=', policy.id)
    .execute()
  const { answers } = (await testServer.rows('policy', policy.id))[0]
  const old = JSON.stringify({ ...answers, catalogue: 'old' })
  await testServer.services.db.q
    .updateTable('policy')
    .set({ answers: old })
    .where('contact_id', '=', policy.id)
    .execute()
  const { status, data } = await testServer.workOut(policy, setup)
  expect(status, JSON.stringify(data)).toBe(200)
  expect(data.worksheet.find(({ field }) => field === 'setup_fee')).toMatchObject({ amount: 20 })
})
