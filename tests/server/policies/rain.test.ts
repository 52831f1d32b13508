import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RainSettling } from '../../../contract/client'
import { rainEarnedRule } from '../../../domain/policy/cancellation'
import { claimLetters } from '../../../server/notifications/claim'
import { payloadOf } from '../../../server/notifications/payloads'
import { rainSettledLetters } from '../../../server/notifications/rainSettled'
import type { Role } from '../rig/app'
import { form } from '../rig/form'
import { begin, newKey, payload } from '../rig/quotes'
import { measured, rainAnswers } from '../rig/rain'
import { type Bought, startTestServer, type TestServer } from './fixture'

/** Rain insurance is bought, certified and settled (record 083). The insured day is 06/12/2027, from noon to 6 pm. */

let testServer: TestServer
const bought = new Date('2026-11-27T17:00:00Z')
/** after 6 pm in Texas on the insured day */
const after = new Date('2027-06-14T15:00:00Z')
const rain = { ...measured, read_on: '06/14/2027' }

beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

async function buy(choices: object = {}): Promise<Bought> {
  testServer.clock.instant = bought
  return testServer.buy({ ...rainAnswers, ...choices })
}

async function settle({ id }: Pick<Bought, 'id'>, body: object, as: Role = 'underwriter') {
  const cookie = await testServer.staff(as)
  const { statusCode, data } = await testServer.call('recordRain', {
    params: { id },
    body: body as typeof rain,
    cookie,
  })
  return { status: statusCode, data: data as RainSettling & Record<string, any> }
}

async function pay({ id }: Pick<Bought, 'id'>, body: { edition: number; paid_on: string; reference: string }) {
  const cookie = await testServer.staff('admin')
  const { statusCode, data } = await testServer.call('payRain', { params: { id }, body, cookie })
  return { status: statusCode, data: data as RainSettling & Record<string, any> }
}

describe('the purchase', () => {
  test('is priced and charged like every other, and its documents say the insured rain', async () => {
    const policy = await buy()
    expect(policy.due).toBe(918.75)
    const opened = await testServer.open(policy)
    expect(opened.documents.map(({ kind }) => kind)).toEqual(['rainCertificate', 'rainPolicy', 'receipt'])
    expect(opened.begins).toBe('06/12/2027')
    expect(opened.cancellation).toBe(rainEarnedRule)
    const [{ code }] = (await testServer.services.db.q
      .selectFrom('certificate')
      .select('code')
      .where('contact_id', '=', policy.id)
      .execute()) as [{ code: string }]
    const { data } = await testServer.call('getCertificate', { params: { code } })
    expect(data).toMatchObject({
      kind: 'rain',
      status: 'notYet',
      from: '06/12/2027',
      to: '06/12/2027',
      limits: [
        { label: 'Covered hours', amount: '12:00 pm to 6:00 pm, local time at the event' },
        { label: '0.25 inches of rain or more', amount: '$25,000' },
      ],
    })
  })

  test('is refused less than 14 days before the day, and above $100,000 it is reviewed', async () => {
    testServer.clock.instant = bought
    const near = { event_start_date: '12/10/2026', event_end_date: '12/10/2026' }
    const priced = async (choices: object) =>
      (await testServer.call('recalculate', { body: payload('underwriting', { ...rainAnswers, ...choices }) })).data
    expect(await priced(near)).toMatchObject({ decision: 'decline', reasons: [{ code: 'rain_event_too_soon' }] })
    // as soon as the day is chosen, before the other questions
    const open = { rain_from_hour: null, rain_to_hour: null, rain_threshold: null, rain_amount: null }
    expect(
      await priced({ ...open, event_start_date: '12/01/2026', event_end_date: '06/12/2027', rain_date: '12/01/2026' }),
    ).toMatchObject({ decision: 'decline', reasons: [{ code: 'rain_short_notice', field: 'rain_date' }] })
    expect(await priced({ rain_amount: 100_001 })).toMatchObject({
      decision: 'refer',
      reasons: [{ code: 'rain_amount' }],
    })
  })

  test('an underwriter approves a reviewed amount at a premium of their own', async () => {
    testServer.clock.instant = bought
    const { id } = await begin(testServer, payload('location', { ...rainAnswers, rain_amount: 200_000 }))
    await testServer.call('submitForReview', { params: { id }, body: { email: 'ana@example.com', message: 'Please.' } })
    const cookie = await testServer.staff('underwriter')
    const body = { status: 'approved' as const, reason: null, terms: { premium: 9000 } }
    expect((await testServer.call('markQuoteApproved', { params: { id }, body, cookie })).statusCode).toBe(200)
    const policy = await testServer.buyQuote(id)
    expect(policy.due).toBe(9450)
  })

  test('counts as written premium', async () => {
    const policy = await buy()
    const rows = await testServer.services.db.q
      .selectFrom('written_premium')
      .select(['premium_cents', 'fee_cents'])
      .where('contact_id', '=', policy.id)
      .execute()
    expect(rows).toEqual([{ premium_cents: 87_500, fee_cents: 4375 }])
  })
})

describe('after the purchase', () => {
  test('the customer cannot cancel it, nor change the insured rain; a name can be corrected', async () => {
    const policy = await buy()
    expect(await testServer.workOut(policy, { type: 'cancel' })).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining(rainEarnedRule) },
    })
    const changes = [
      { step1: { rain_amount: 50_000 } },
      { step1: { rain_threshold: '0.10' } },
      { step0: { event_start_date: '06/13/2027', event_end_date: '06/13/2027' } },
      { step5: { customFields: { event_zip: '77001' } } },
    ]
    for (const change of changes) expect((await testServer.workOut(policy, change)).status).toBe(422)
    const named = await testServer.submit(policy, { step4: { customFields: { insured_last_name: 'Samples' } } })
    expect(named).toMatchObject({ status: 200 })
  })

  test('staff cancel it without a refund, or with one and its reason', async () => {
    const cancel = async ({ id }: Bought, body: object) => {
      const cookie = await testServer.staff('admin')
      return testServer.call('cancelPolicy', { params: { id }, body: body as never, headers: newKey(), cookie })
    }
    const policy = await buy()
    expect((await cancel(policy, { status: 'cancelled', refund: 918.75 })).statusCode).toBe(422)
    const whole = { status: 'cancelled', refund: 918.75, reason: 'Bought twice: canceled from the beginning' }
    expect((await cancel(policy, whole)).statusCode).toBe(200)
    const other = await buy()
    expect((await cancel(other, { status: 'cancelled', reason: 'Asked for' })).statusCode).toBe(200)
    const [{ difference_cents: back }] = await testServer.rows('policy_change', other.id)
    expect(Math.abs(Number(back))).toBe(0)
    testServer.clock.instant = after
    expect(await settle(policy, rain)).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining('canceled') },
    })
  })
})

describe('a claim', () => {
  test('is about the insured day, and its next steps and letter say that a measurement decides', async () => {
    const policy = await buy()
    testServer.clock.instant = after
    const report = async (date: string) => {
      const words = { date, description: 'It rained hard.', name: 'Jordan Sample', email: 'jordan@example.com' }
      const { raw, headers } = form({ policy_number: policy.policyNumber, ...words }, [])
      const all = { ...headers, 'policy-token': policy.token, 'idempotency-key': randomUUID() }
      return testServer.call('submitAClaim', { raw, headers: all })
    }
    const refused = await report('06/11/2027')
    expect(refused.data.errors).toEqual({ date: 'This policy insures 06/12/2027 only' })
    const { data } = await report('06/12/2027')
    expect(data.next_steps.join(' ')).toContain('We write to you with the measured rain')
    expect(data.next_steps.join(' ')).not.toMatch(/damaged|fault|hurt/)
    const [{ id: claimId }] = await testServer.rows('claim', policy.id)
    const letters = await claimLetters(testServer.services, { contactId: policy.id, claimId: String(claimId) })
    const { text } = await letters.find(({ kind }) => kind === 'claimReceived')!.compose()
    expect(text).toContain('We write to you with the measured rain')
    expect(text).not.toMatch(/damaged|hurt/)
  })
})

describe('the settlement', () => {
  test('waits for the end of the insured hours', async () => {
    const policy = await buy()
    // by the western zone of a state with two
    testServer.clock.instant = new Date('2027-06-12T23:59:59Z')
    const early = await settle(policy, { ...rain, read_on: '06/12/2027' })
    expect(early).toMatchObject({ status: 409, data: { message: expect.stringContaining('not over') } })
    testServer.clock.instant = new Date('2027-06-13T00:00:00Z')
    expect((await settle(policy, { ...rain, read_on: '06/12/2027' })).status).toBe(200)
  })

  test('of enough rain makes the amount payable, with a task, a letter and its trace', async () => {
    const policy = await buy()
    testServer.clock.instant = after
    const { status, data } = await settle(policy, { ...rain, inches: 0.25 })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      insured: { date: '06/12/2027', from_hour: 12, to_hour: 18, threshold: '0.25', amount: 25_000 },
      settlement: { edition: 1, inches: 0.25, amount: 25_000, paid_on: null },
      refused: null,
    })
    expect((await testServer.open(policy)).rain_settlement).toEqual(data.settlement)
    expect(await tasksOf(policy)).toEqual([
      { subject: `Pay $25,000.00 for rain: policy ${policy.policyNumber}`, state: 'open', due: '2027-07-14' },
    ])
    expect(await testServer.audits(policy.policyNumber, 'rain.measured')).toHaveLength(1)
    const letters = await lettersOf(policy)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('0.25 inches were measured within the insured hours')
    expect(letters[0]).toContain('We pay $25,000.')
  })

  test('of too little rain owes nothing, and a correction says why', async () => {
    const policy = await buy()
    testServer.clock.instant = after
    expect((await settle(policy, { ...rain, inches: 0.24 })).data.settlement).toMatchObject({ amount: 0 })
    expect(await tasksOf(policy)).toEqual([])
    // the same call again changes nothing; another one needs the edition and a reason
    expect((await settle(policy, { ...rain, inches: 0.24 })).status).toBe(200)
    expect((await settle(policy, rain)).status).toBe(409)
    expect((await settle(policy, { ...rain, edition: 1 })).data['errors']).toEqual({ reason: expect.any(String) })
    const reason = 'The Weather Service corrected its records.'
    expect((await settle(policy, { ...rain, edition: 1, reason })).data.settlement).toMatchObject({
      edition: 2,
      amount: 25_000,
    })
    const [trace] = await testServer.audits(policy.policyNumber, 'rain.corrected')
    expect(trace).toMatchObject({ before: { inches: 0.24 }, after: { inches: 0.31, reason } })
    const letters = await lettersOf(policy)
    // the letter about the measurement that was corrected is not sent any more
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('This letter replaces the one before')
    expect((await settle(policy, { ...rain, inches: 0.1, edition: 2, reason })).data.settlement?.amount).toBe(0)
    expect(await tasksOf(policy)).toMatchObject([{ state: 'closed' }])
  })

  test('is paid once, and stays then', async () => {
    const policy = await buy()
    testServer.clock.instant = after
    const check = { edition: 1, paid_on: '06/14/2027', reference: 'Check 2041' }
    expect((await pay(policy, check)).status).toBe(409)
    await settle(policy, rain)
    expect((await pay(policy, { ...check, paid_on: '06/15/2027' })).data['errors']).toHaveProperty('paid_on')
    expect((await pay(policy, check)).data.settlement).toMatchObject({ paid_on: '06/14/2027', reference: 'Check 2041' })
    expect((await pay(policy, check)).status).toBe(200)
    expect((await pay(policy, { ...check, reference: 'Check 2042' })).status).toBe(409)
    expect(await testServer.audits(policy.policyNumber, 'rain.paid')).toHaveLength(1)
    expect(await tasksOf(policy)).toMatchObject([{ state: 'closed' }])
    expect(await settle(policy, { ...rain, inches: 0, edition: 1, reason: 'Wrong station' })).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining('was paid on 06/14/2027') },
    })
  })

  test.each([
    ['to_hour', { to_hour: 19 }],
    ['to_hour', { from_hour: 16, to_hour: 14 }],
    ['read_on', { read_on: '06/11/2027' }],
    ['read_on', { read_on: '06/15/2027' }],
    ['station', { station: ' ' }],
    ['station', { station: '4242 4242 4242 4242' }],
  ])('names %s where it is wrong: %j', async (field, change) => {
    const policy = await buy()
    testServer.clock.instant = after
    const { status, data } = await settle(policy, { ...rain, ...change })
    expect([status, Object.keys(data['errors'])]).toEqual([422, [field]])
  })

  test('is of rain insurance only', async () => {
    testServer.clock.instant = bought
    const { id } = await begin(testServer, payload())
    expect((await settle({ id }, rain)).status).toBe(404)
  })
})

const tasksOf = ({ id }: Bought) =>
  testServer.services.db.q
    .selectFrom('work_item')
    .select(['subject', 'state', 'due'])
    .where('contact_id', '=', id)
    .where('kind', '=', 'task')
    .execute()

/** The texts of the letters of the queued jobs about the settlement. */
async function lettersOf(policy: Bought): Promise<string[]> {
  const jobs = (await testServer.jobsOf(policy.id)).filter(({ payload: { kind } }) => kind === 'rainSettled')
  const letters = await Promise.all(
    jobs.map(({ payload: about }) => rainSettledLetters(testServer.services, payloadOf('rainSettled', about))),
  )
  return Promise.all(letters.flat().map(async ({ compose }) => (await compose()).text.replace(/\s+/g, ' ')))
}
