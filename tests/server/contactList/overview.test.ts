import { afterAll, expect, test } from 'vitest'
import type { Contact, Overview } from '../../../contract/client'
import { formSteps, stepOrder } from '../../../domain/application'
import { audit } from '../../../server/platform/audit/audit'
import { roles, type TestApp, testApp } from '../rig/app'
import { begin, markBought, payload, sign } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { db } = services
const cookie = await app.staff('rep')

const overview = async (query: Record<string, string> = {}): Promise<Overview> =>
  (await call('getOverview', { cookie, query })).data
const at = (instant: string) => new Date(instant)

/** The database uses the machine's clock, so this moves its timestamps to the test's time. */
async function dated(instant: string) {
  const { q } = db
  const last = await q.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await q
    .updateTable('audit')
    .set({ at: at(instant) })
    .where('id', '=', last.id)
    .execute()
}
const begun = async ({ id }: Contact, instant: string) =>
  db.q
    .updateTable('contact')
    .set({ created: at(instant) })
    .where('id', '=', id)
    .execute()
const declinedAt = async ({ id }: Contact, instant: string, before = 'quoted') => {
  const entry = { actor: 'rep@example.com', entity: 'contact', entityId: id, action: 'quote.declined' } as const
  await audit(db, { ...entry, before: { quote_status: before }, after: { quote_status: 'declined' } })
  await dated(instant)
}
/** Cents of premium, fees, tax and commission that the policy wrote. */
const wrote = (
  { id }: Contact,
  policy_number: string,
  cents: readonly number[],
  instant: string,
  more: object = {},
) => {
  const [premium_cents = 0, fee_cents = 0, tax_cents = 0, commission_cents = 0] = cents
  const sums = { premium_cents, fee_cents, tax_cents, commission_cents }
  const about = { event_type: 'Wedding', event_state: 'TX', producer: null, insurer: 'first', ...more } as const
  const row = { contact_id: id, policy_number, kind: 'changed', written: at(instant), ...sums, ...about } as const
  return db.q.insertInto('written_premium').values(row).execute()
}

await db.q.deleteFrom('audit').execute()
const wedding = await begin(app)
const shower = await begin(app, payload('location', { event_type: 'Baby Shower' }))
const drone = await begin(app, payload('underwriting', { using_drone_at_event: 'True' }))
await db.q.deleteFrom('audit').execute()
await begun(wedding, '2026-11-18T15:00:00Z')
// five minutes before midnight in New York, and five after
await begun(shower, '2026-11-19T04:55:00Z')
await begun(drone, '2026-11-19T05:05:00Z')
await call('submitForReview', { params: { id: drone.id }, body: { email: 'jordan.sample@example.com' } })
await dated('2026-11-19T15:00:00Z')
await declinedAt(shower, '2026-11-19T15:00:00Z')
await declinedAt(shower, '2026-11-19T18:00:00Z', 'referred')
// an earlier decline does not count again
await declinedAt(shower, '2026-11-20T15:00:00Z', 'declined')
const policyNumber = await markBought(app, wedding)
await db.q
  .updateTable('policy')
  .set({ created: at('2026-11-19T15:00:00Z'), cancelled: at('2026-11-20T15:00:00Z') })
  .where('policy_number', '=', policyNumber)
  .execute()
await wrote(wedding, policyNumber, [30_135, 1_507, 1_462, 3_014], '2026-11-19T15:00:00Z', {
  producer: 'Casey Specimen',
})
await wrote(wedding, policyNumber, [-10_010, 0, -486, -1_001], '2026-11-20T15:00:00Z', { producer: 'Casey Specimen' })
// the last minute of October in New York
await wrote(wedding, policyNumber, [20_000, 0, 970, 0], '2026-11-01T03:59:00Z', { event_state: 'CA' })

const nothing = { quotes: 0, referrals: 0, declined: 0, sales: 0, cancelled: 0, premium: 0 }
const days = { from: '11/18/2026', to: '11/20/2026' }

test('lists each New York day, also a day without activity', async () => {
  const { days: rows, totals, ...text } = await overview({ ...days, from: '11/17/2026' })
  expect(text).toMatchObject({ from: '11/17/2026', to: '11/20/2026' })
  expect(rows).toEqual([
    { day: '11/17/2026', ...nothing },
    { day: '11/18/2026', ...nothing, quotes: 2 },
    { day: '11/19/2026', quotes: 1, referrals: 1, declined: 1, sales: 1, cancelled: 0, premium: 301.35 },
    { day: '11/20/2026', ...nothing, cancelled: 1, premium: -100.1 },
  ])
  expect(totals).toEqual({ quotes: 3, referrals: 1, declined: 1, sales: 1, cancelled: 1, premium: 201.25 })
})

test('premium is written less returned premium, with fees, tax and commission, by group', async () => {
  const { written } = await overview({ from: '10/31/2026', to: '11/20/2026' })
  const november = { premium: 201.25, fees: 15.07, tax: 9.76, commission: 20.13 }
  const october = { premium: 200, fees: 0, tax: 9.7, commission: 0 }
  const all = { premium: 401.25, fees: 15.07, tax: 19.46, commission: 20.13 }
  expect(written).toEqual({
    totals: all,
    months: [
      { name: '10/2026', ...october },
      { name: '11/2026', ...november },
    ],
    states: [
      { name: 'TX', ...november },
      { name: 'CA', ...october },
    ],
    types: [{ name: 'Wedding', ...all }],
    producers: [
      { name: 'Casey Specimen', ...november },
      { name: null, ...october },
    ],
  })
})

test('sorts event types by premium, highest first', async () => {
  const { types } = await overview(days)
  expect(types).toEqual([
    { event_type: 'Wedding', ...nothing, quotes: 2, referrals: 1, sales: 1, cancelled: 1, premium: 201.25 },
    { event_type: 'Baby Shower', ...nothing, quotes: 1, declined: 1 },
  ])
})

test('excludes activity outside the period', async () => {
  expect((await overview({ from: '11/20/2026', to: '11/20/2026' })).totals).toEqual({
    ...nothing,
    cancelled: 1,
    premium: -100.1,
  })
  expect((await overview({ from: '11/21/2026', to: '12/31/2026' })).types).toEqual([])
})

test('covers the last thirty days by default, and completes a half-named period', async () => {
  const ends = async (query: Record<string, string>) => {
    const { from, to, days: each } = await overview(query)
    return [from, to, each.length]
  }
  expect(await ends({})).toEqual(['10/22/2026', '11/20/2026', 30])
  expect(await ends({ to: '03/01/2027' })).toEqual(['01/31/2027', '03/01/2027', 30])
  expect(await ends({ from: '11/01/2026' })).toEqual(['11/01/2026', '11/20/2026', 20])
  expect(await ends({ from: '11/25/2026' })).toEqual(['11/25/2026', '11/25/2026', 1])
  expect((await overview({ from: '01/01/2028', to: '12/31/2028' })).days).toHaveLength(366)
})

test.each([
  ['from', { from: '02/30/2026' }],
  ['to', { to: '02/30/2026' }],
  ['to', { from: '11/20/2026', to: '11/19/2026' }],
  ['from', { from: '11/20/2025', to: '11/21/2026' }],
])('reports an invalid %s of %o beside it', async (end, query: Record<string, string>) => {
  const { statusCode, data } = await call('getOverview', { cookie, query })
  expect(statusCode).toBe(422)
  expect(Object.keys(data.errors)).toEqual([end])
})

test('is allowed for every role, and nobody else', async () => {
  for (const role of roles) expect((await call('getOverview', { cookie: await app.staff(role) })).statusCode).toBe(200)
  expect((await call('getOverview')).statusCode).toBe(401)
})

/** Stops per step, in an app without other quotes. */
async function stopsOf(prepare: (other: TestApp) => Promise<unknown>) {
  const other = await testApp()
  await prepare(other)
  const { data } = await other.call('getOverview', { cookie: await other.staff('rep') })
  await other.close()
  const stops: Overview['stops'] = data.stops
  return {
    statuses: Object.fromEntries(stops.filter((each) => each.stopped > 0).map((each) => [each.step, each.stopped_as])),
    stopped: Object.fromEntries(stops.filter(({ stopped }) => stopped > 0).map(({ step, stopped }) => [step, stopped])),
    reached: stops.map(({ reached }) => reached),
  }
}

test('a quote counts at the first step with a missing answer', async () => {
  const { stopped, reached } = await stopsOf(async (other) => {
    await begin(other, { step0: { event_type: 'Wedding' } })
    for (const step of formSteps.filter((each) => each !== 'terms')) await begin(other, payload(step))
    const signed = await begin(other)
    await other.call('signTerms', { params: { id: signed.id }, body: sign })
    await markBought(other, await begin(other))
  })
  // one at each step; a customer with a price and no details of the insured is still at the summary
  const steps = stepOrder.filter((step) => step !== 'insured')
  expect(stopped).toEqual(Object.fromEntries(steps.map((step) => [step, 1])))
  // and the purchased one
  expect(reached).toEqual(
    stepOrder.map((_, place) => 1 + steps.filter((step) => stepOrder.indexOf(step) >= place).length),
  )
})

test('counts the statuses of the quotes at a step, most frequent first', async () => {
  const { statuses } = await stopsOf(async (other) => {
    await begin(other, payload('location'))
    await begin(other, payload('location'))
    await begin(other, payload('location', { using_drone_at_event: 'True' }))
    await markBought(other, await begin(other))
  })
  expect(statuses).toEqual({
    terms: [
      { quote_status: 'quoted', quotes: 2 },
      { quote_status: 'referred', quotes: 1 },
    ],
  })
})

test('a customer who has begun the insured step is past the summary', async () => {
  const { stopped } = await stopsOf((other) =>
    begin(other, {
      ...payload('underwriting'),
      step4: { emailAddress: null, customFields: { insured_first_name: 'Jordan' }, ai_data: [] },
    } as never),
  )
  expect(stopped).toEqual({ insured: 1 })
})
