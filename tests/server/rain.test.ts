import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { brand } from '../../domain/common/brand'
import { testApp } from './rig/app'
import { runDueJobs } from './rig/jobs'
import { newKey, rainRequest } from './rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { sent, db } = services
afterEach(async () => {
  sent.length = 0
  for (const table of ['job', 'audit', 'asked_mail', 'rain_request'] as const) await db.q.deleteFrom(table).execute()
})

const ask = (change: object = {}, headers = newKey(), cookie?: string) =>
  call('requestRainCover', { headers, body: { ...rainRequest, ...change }, cookie })
const work = () => runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })

describe('a request for rain insurance', () => {
  test('is stored as sent, and returns an estimate', async () => {
    const { statusCode, data } = await ask()
    expect(statusCode).toBe(201)
    expect(data.range).toEqual({ low: 700, high: 1400 })
    const row = await db.q.selectFrom('rain_request').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      id: data.id,
      name: 'Jordan Sample',
      email: 'jordan@example.com',
      phone: '512-555-0100',
      event_state: 'TX',
      date: '06/12/2027',
      from_hour: 12,
      to_hour: 18,
      threshold_hundredths: 25,
      amount_cents: 2_000_000,
      low_cents: 70_000,
      high_cents: 140_000,
    })
    const { actor, after } = await db.q.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
    expect([actor, after]).toEqual(['customer', expect.objectContaining({ recipients: ['jordan@example.com'] })])
  })

  test('is mailed to staff with the customer’s contact details, and acknowledged', async () => {
    const { data } = await ask({ from_hour: 18, to_hour: 24 })
    await work()
    expect(sent.map(({ to }) => to)).toEqual([brand.email, 'jordan@example.com'])
    const facts = ['Saturday, 06/12/2027', '6 pm to 12 am', 'Texas', '0.25 inches', '$20,000', '$700 to $1,400']
    for (const { text } of sent) for (const shown of facts) expect(text).toContain(shown)
    expect(sent[0]!.text).toContain('512-555-0100')
    expect(sent[0]!.text).toContain(`/quote/admin/requests/${data.id}`)
    expect(sent[1]!.text).not.toContain('/admin/')
    expect(sent[1]!.text).toContain('nothing is insured yet')
  })

  test('is mailed to the staff address if one is configured', async () => {
    const other = await testApp({ services: { db }, env: { MAIL_STAFF: 'staff@example.com' } })
    await other.call('requestRainCover', { headers: newKey(), body: rainRequest })
    await runDueJobs(other.services, { backoff: () => 0, mostAttempts: 1 })
    expect(other.services.sent[0]!.to).toBe('staff@example.com')
    await other.app.close()
  })

  test('does not need a phone number', async () => {
    expect((await ask({ phone: null })).statusCode).toBe(201)
    const { phone: _, ...without } = rainRequest
    expect((await call('requestRainCover', { headers: newKey(), body: without })).statusCode).toBe(201)
  })
})

describe('an idempotency key', () => {
  test('returns the first response again without sending mail twice', async () => {
    const key = newKey()
    const first = await ask({}, key)
    const again = await ask({}, key)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    await work()
    expect(sent).toHaveLength(2)
  })

  test('belongs to one request, also in concurrent calls', async () => {
    const key = newKey()
    const [a, b] = await Promise.all([ask({}, key), ask({}, key)])
    expect(a.body).toBe(b.body)
    expect(await db.q.selectFrom('rain_request').select('id').execute()).toHaveLength(1)
  })

  test('is refused for another request', async () => {
    const key = newKey()
    await ask({}, key)
    expect((await ask({ amount: 30_000 }, key)).statusCode).toBe(422)
  })
})

test.each([
  ['date', { date: '12/03/2026' }],
  ['to_hour', { to_hour: 15 }],
  ['email', { email: 'jordan@' }],
  ['phone', { phone: '0100' }],
  ['event_state', { event_state: 'XX' }],
])('names an invalid %s and stores nothing', async (field, change) => {
  const { statusCode, data } = await ask(change)
  expect([statusCode, Object.keys(data.errors)]).toEqual([422, [field]])
  expect(await db.q.selectFrom('rain_request').select('id').execute()).toEqual([])
})

test.each([{ threshold: 0.3 }, { amount: 0 }, { amount: 1_000_001 }, { from_hour: -1 }, { to_hour: 25 }])(
  'rejects %j',
  async (change) => {
    expect((await ask(change)).statusCode).toBe(400)
  },
)

test('always accepts a request: after five a day only the acknowledgment is delayed', async () => {
  for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(201)
  expect((await ask()).statusCode).toBe(201)
  const mails = await db.q.selectFrom('job').selectAll().where('done', 'is', null).orderBy('id').execute()
  const last = mails.slice(-2).map(({ payload, run_at: at }) => [payload['part'], at > new Date()])
  expect(last).toEqual([
    ['staff', false],
    ['others', true],
  ])
})

test('limits the requests of a caller per minute', async () => {
  // servers on one database count the guesses of a caller together
  await db.q.deleteFrom('rate_limit').execute()
  const strict = await testApp({ services: { db }, env: { LINK_RATE_LIMIT: '1' } })
  const asks = (email: string) =>
    strict.call('requestRainCover', { headers: newKey(), body: { ...rainRequest, email } })
  expect([(await asks('a@example.com')).statusCode, (await asks('b@example.com')).statusCode]).toEqual([201, 429])
  await strict.app.close()
})
