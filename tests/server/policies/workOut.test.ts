import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixedAnswers } from '../../../domain/policy/change'
import { newKey } from '../rig/quotes'
import { type Bought, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
let policy: Bought
const start = new Date('2026-11-20T17:00:00Z')
beforeAll(async () => {
  testServer = await startTestServer()
  policy = await testServer.buy()
})
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
})

const setup = { setup_coverage: 'True', setup_dates: ['06/11/2027'] } as const

test('a change with a higher price is quoted to the cent, with moved lines and changed answers', async () => {
  const { status, data } = await testServer.workOut(policy, { step1: setup })
  expect(status).toBe(200)
  // a setup day costs $20, and the policy fee is 5 % of it
  expect(data).toMatchObject({ difference: 21, kept: policy.due, changes_left: 9 })
  expect(data.pricing_detail.amount_due).toBe(policy.due + 21)
  expect(data.worksheet.find(({ field }) => field === 'setup_fee')).toMatchObject({ amount: 20 })
  expect(data.moved.map(({ field, from, to }) => [field, to - from])).toEqual([
    ['setup_fee', 20],
    ['policy_fee', 1],
  ])
  expect(data.what).toEqual([
    { label: 'Do you need coverage for setup days before the event?', from: 'No', to: 'Yes' },
    { label: 'Setup days', from: 'Nothing', to: '06/11/2027' },
  ])
})

test('a change with a lower price shows the refund and the retained amount', async () => {
  const other = await testServer.buy(setup as never)
  const { data } = await testServer.workOut(other, { step1: { setup_coverage: 'False' } })
  expect(data).toMatchObject({ difference: -21, kept: other.due - 21 })
})

test('a refund never exceeds the money still held for the policy', async () => {
  const other = await testServer.buy(setup as never)
  const cookie = await testServer.staff('rep')
  const [sale] = await testServer.rows('ledger', other.id)
  const goodwill = { amount: other.due - 5, transaction_id: sale.transaction_id, note: 'Goodwill' }
  const given = await testServer.call('issueRefund', {
    params: { id: other.id },
    cookie,
    headers: newKey(),
    body: goodwill,
  })
  expect(given.statusCode).toBe(200)
  expect((await testServer.workOut(other, { step1: { setup_coverage: 'False' } })).data.difference).toBe(-5)
})

test('a change without a difference says so', async () => {
  const { data } = await testServer.workOut(policy, { step0: { event_name: 'Another name' } })
  expect(data).toMatchObject({
    difference: 0,
    moved: [],
    what: [{ label: 'Name of the event', from: 'Nothing', to: 'Another name' }],
  })
})

test('an additional insured is shown by name, and its changed fields by their questions', async () => {
  const named = { ai_name: 'Example Catering Co.', ai_address_1: '40 Example Street', ai_city: 'Austin' }
  const entry = { ...named, ai_state: 'TX', ai_zip: '78702' } as const
  const added = await testServer.workOut(policy, { step4: { ai_data: [entry] } })
  expect(added.data).toMatchObject({
    difference: 10.5,
    what: [{ label: 'Additional insured 1', from: 'Nothing', to: 'Example Catering Co.' }],
  })
  const other = await testServer.buy({ ai_data: [entry] })
  const moved = await testServer.workOut(other, { step4: { ai_data: [{ ...entry, ai_zip: '78703' }] } })
  expect(moved.data.what).toEqual([{ label: 'ZIP code, additional insured 1', from: '78702', to: '78703' }])
})

test('quoting changes nothing', async () => {
  const before = await testServer.open(policy)
  await testServer.workOut(policy, { step1: setup })
  expect(await testServer.open(policy)).toEqual(before)
  expect(await testServer.rows('policy_change', policy.id)).toEqual([])
})

test.each([{}, { type: 'change' }, { step0: { event_name: null } }, { step1: { setup_coverage: 'False' } }] as const)(
  'a form with %j that changes nothing is refused',
  async (form) => {
    expect(await testServer.workOut(policy, form)).toMatchObject({
      status: 422,
      data: { message: 'Nothing would change' },
    })
  },
)

describe('answers that cannot change after the purchase', () => {
  test.each([
    ['step0', 'event_type', 'Birthday Party'],
    ['step0', 'event_category', 'other'],
    ['step0', 'event_description', 'A trial'],
    ['step0', 'event_state', 'CA'],
    ['step0', 'coverage_type', 'Cancellation Insurance'],
  ])('%s.%s', async (step, name, value) => {
    const { status, data } = await testServer.workOut(policy, { [step]: { [name]: value } })
    expect(status).toBe(422)
    expect(data['errors']).toEqual({ [`${step}.${name}`]: expect.stringContaining('Write to us') })
    expect(fixedAnswers).toContain(name)
  })

  test.each(['event_state', 'event_location_state'])('the state of the venue (%s)', async (name) => {
    const { data } = await testServer.workOut(policy, { step5: { customFields: { [name]: 'CA' } } })
    expect(data['errors']).toHaveProperty(`step5.${name}`)
  })

  test('the provider, the catalogue and the price are unknown fields', async () => {
    for (const form of [{ step0: { provider: 'second' } }, { step0: { catalogue: 'old' } }, { pricing_detail: {} }])
      expect((await testServer.workOut(policy, form as never)).status).toBe(400)
  })
})

test('invalid answers, alone or together, are reported beside their names', async () => {
  const bad = await testServer.workOut(policy, { step4: { customFields: { insured_email: 'ana@' } } })
  expect(bad.data['errors']).toHaveProperty('step4.insured_email')
  const across = await testServer.workOut(policy, { step0: { event_start_date: '06/13/2027' } })
  expect(across.data['errors']).toHaveProperty('step0.event_end_date')
})

test('a card number is refused', async () => {
  const card = '4242 4242 4242 4242'
  const forms = {
    reason: { reason: card },
    transaction_type: { transaction_type: card },
    'change_item.0.item_description': { change_item: [{ item_description: card }] },
  }
  for (const [at, form] of Object.entries(forms)) {
    const { status, data } = await testServer.workOut(policy, form)
    expect(status).toBe(422)
    expect(data['errors']).toHaveProperty(at)
    expect(JSON.stringify(data)).not.toContain('4242')
  }
})

test('a change that would be referred or declined is refused with an offer to contact us', async () => {
  const { status, data } = await testServer.workOut(policy, { step0: { number_attendees: 5_001 } })
  expect(status).toBe(422)
  expect(data).toMatchObject({ is_underwriting_review: true, decision: expect.stringMatching(/refer|decline/) })
  expect(data['reasons']).toMatchObject([{ code: 'attendees_over_5000' }])
  expect(data['message']).toContain('Send us a message')
})

test('a moved day is checked as of today: a past one is refused beside its name', async () => {
  const { status, data } = await testServer.workOut(policy, {
    step0: { event_start_date: '11/19/2026', event_end_date: '11/19/2026' },
  })
  expect(status).toBe(422)
  expect(data['errors']).toEqual({ 'step0.event_start_date': 'Give today or a later day' })
})

test('access to quotes of changes: staff by role, others by link', async () => {
  const form = { step1: setup }
  for (const role of ['rep', 'admin'] as const) expect((await testServer.workOut(policy, form, role)).status).toBe(200)
  expect((await testServer.workOut(policy, form, 'underwriter')).status).toBe(403)
  expect((await testServer.workOut({ ...policy, token: 'A'.repeat(43) }, form)).status).toBe(401)
})

describe('time', () => {
  test('from the first covered day on in New York, a policy cannot be changed or canceled', async () => {
    testServer.clock.instant = new Date('2027-06-12T03:59:59Z')
    expect((await testServer.workOut(policy, { step0: { event_name: 'Late' } })).status).toBe(200)
    testServer.clock.instant = new Date('2027-06-12T04:00:00Z')
    for (const form of [{ step0: { event_name: 'Late' } }, { type: 'cancel' as const }])
      expect(await testServer.workOut(policy, form)).toMatchObject({
        status: 409,
        data: { message: expect.stringContaining('Coverage began on 06/12/2027') },
      })
  })

  test('unchanged cancellation coverage is judged as of the day of the purchase', async () => {
    const covered = await testServer.buy({
      coverage_type: 'Liability and Cancellation Insurance',
      event_total_costs: 7_000,
    })
    testServer.clock.instant = new Date('2027-06-05T17:00:00Z')
    expect((await testServer.workOut(covered, { step1: setup })).data).toMatchObject({ difference: 21 })
    // it is too late for more of it
    const more = await testServer.workOut(covered, { step1: { event_total_costs: 20_000 } })
    expect(more).toMatchObject({ status: 422, data: { reasons: [{ code: 'short_notice' }] } })
    // and for a day that is too close
    const days = { event_start_date: '06/14/2027', event_end_date: '06/14/2027' }
    expect(await testServer.workOut(covered, { step0: days })).toMatchObject({
      status: 422,
      data: { reasons: [{ code: 'short_notice' }] },
    })
    const later = { event_start_date: '07/10/2027', event_end_date: '07/10/2027' }
    expect((await testServer.workOut(covered, { step0: later })).status).toBe(200)
  })

  test('the premium of cancellation coverage cannot be lowered once earned, 14 days after the purchase', async () => {
    const covered = await testServer.buy({
      coverage_type: 'Liability and Cancellation Insurance',
      event_total_costs: 20_000,
    })
    const less = { step1: { event_total_costs: 7_000 } }
    testServer.clock.pass(13 * 86_400_000)
    expect((await testServer.workOut(covered, less)).data.difference).toBeLessThan(0)
    testServer.clock.pass(86_400_000)
    const { status, data } = await testServer.workOut(covered, less)
    expect(status).toBe(422)
    expect(data['errors']).toEqual({ 'step1.event_total_costs': expect.stringContaining('earned 14 days') })
  })
})
