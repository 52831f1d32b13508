import { afterAll, describe, expect, test } from 'vitest'
import type { Contact, FormPayload } from '../../../contract/client'
import { testApp } from '../rig/app'
import { begin, newKey, payload } from '../rig/quotes'

const app = await testApp({ env: { PROGRAM_FILE: 'program.example.json' } })
afterAll(() => app.close())
const { call, services } = app
const rep = await app.staff('rep')

const open = async (id: string) => (await call('openContact', { params: { id } })).data
const patch = async (id: string, body: object): Promise<Contact> =>
  (await call('patchContact', { params: { id }, body })).data.contact
const on = async <R>(instant: string, work: () => Promise<R>): Promise<R> => {
  const before = services.clock.instant
  services.clock.instant = new Date(instant)
  return work().finally(() => {
    services.clock.instant = before
  })
}

describe('rating terms of a new quote (decision 55)', () => {
  test('has today’s version, plan and provider by default', async () => {
    const { id, customFields } = await begin(app, payload())
    expect(customFields).toMatchObject({ catalogue: 'ver9', is_hcc: 'False', rating_plan: '2026-11-20' })
    expect(await open(id)).toMatchObject({ hcc_pricing_version: 9, is_old_policy: false, partner: null, coupons: [] })
  })

  test.each<[FormPayload, string]>([
    [{ hcc_pricing_version: 11 }, 'ver9'],
    [{ hcc_pricing_version: 5 }, 'ver5'],
    [{ hcc_pricing_version: null }, 'unversioned'],
    [{ hcc_pricing_version: 4, is_old_policy: true }, 'old'],
  ])('staff who start a quote with %j get the catalogue %s', async (terms, catalogue) => {
    const { id, customFields } = await begin(app, { ...payload(), ...terms }, rep)
    expect(customFields).toMatchObject({ catalogue, rating_plan: '2026-11-20' })
    expect(await open(id)).toMatchObject(terms)
  })

  test.each<FormPayload>([{ hcc_pricing_version: 5 }, { hcc_pricing_version: null }, { is_old_policy: true }])(
    'the public may not start a quote with %j, with a message that says so',
    async (terms) => {
      const { statusCode, data } = await call('createContact', { headers: newKey(), body: { ...payload(), ...terms } })
      expect(statusCode).toBe(403)
      expect(data.message).toMatch(/Only our staff/)
      expect((await call('recalculate', { body: { ...payload(), ...terms } })).statusCode).toBe(403)
    },
  )

  test('the public may name today’s version', async () => {
    await begin(app, { ...payload(), hcc_pricing_version: 9, is_old_policy: false })
  })

  test('an unknown version is refused', async () => {
    const body = { hcc_pricing_version: 7 }
    expect((await call('createContact', { headers: newKey(), body, cookie: rep })).statusCode).toBe(400)
  })

  test('a save cannot change the version', async () => {
    const { id } = await begin(app, payload())
    const body = { ...payload(), hcc_pricing_version: 5, is_old_policy: true, partner: 'example-venues' }
    await call('patchContact', { params: { id }, body, cookie: rep })
    expect(await open(id)).toMatchObject({ hcc_pricing_version: 9, is_old_policy: false, partner: null })
  })

  test('a payload that names facts of a quote is refused', async () => {
    for (const fact of [{ catalogue: 'old' }, { is_hcc: 'True' }]) {
      const { statusCode } = await call('recalculate', { body: { ...payload(), step0: fact } })
      expect(statusCode).toBe(400)
    }
  })
})

describe('a quote is decided and priced by its own catalogue', () => {
  test('version 5 refers a type that version 9 quotes, at creation, save and recalculation', async () => {
    const body = payload('location', { event_type: 'Concert - Country' })
    const today = await begin(app, body)
    const { id, customFields, price } = await begin(app, { ...body, hcc_pricing_version: 5 }, rep)
    expect([today.customFields.quote_status, customFields.quote_status]).toEqual(['quoted', 'referred'])
    expect(price).toBeNull()
    const named = { ...body, step2: { ...body.step2, id } }
    expect((await call('recalculate', { body })).statusCode).toBe(200)
    expect((await call('recalculate', { body: named })).data).toMatchObject({ decision: 'refer' })
    expect((await patch(id, payload('location', { event_type: 'Wedding' }))).customFields.quote_status).toBe('quoted')
  })

  test('the old catalogue has no tiers, so a festival is priced as tier 1', async () => {
    const body = payload('location', { event_type: 'Art Festival', number_attendees: 100 })
    const general = ({ price }: Contact) => price?.pricing_detail.general_liability_premium
    expect(general(await begin(app, body))).toBe(220)
    expect(general(await begin(app, { ...body, is_old_policy: true }, rep))).toBe(85)
  })

  test('a type that is not in the catalogue is not sold', async () => {
    const { customFields } = await begin(app, { ...payload(), hcc_pricing_version: 5 }, rep)
    expect(customFields.quote_status).toBe('quoted')
    const body = payload('location', { event_type: 'Food Festival' })
    const older = await begin(app, { ...body, hcc_pricing_version: 4 }, rep)
    expect(older.customFields.quote_status).toBe('draft')
    const { data } = await call('recalculate', { body: { ...body, step5: { ...body.step5, id: older.id } } })
    expect(data.errors).toMatchObject({ 'step0.event_type': expect.any(String) })
  })

  test('version 11 pays the producer 20 percent, version 9 pays 10 (specification section 9)', async () => {
    const commission = ({ price }: Contact) => price?.pricing_detail.producer_commission
    expect(commission(await begin(app, payload()))).toBe(11.7)
    expect(commission(await begin(app, { ...payload(), hcc_pricing_version: 11 }, rep))).toBe(23.4)
  })
})

describe('partners (decisions 18 and 55)', () => {
  test('a partner of the second provider gives its quotes state tax, its limits and its name', async () => {
    const { id, customFields, price } = await begin(app, { ...payload(), partner: 'example-venues' })
    expect(customFields).toMatchObject({
      is_hcc: 'True',
      insurance_carrier: 'Example Specialty Insurance Company',
      quote_status: 'quoted',
    })
    // 4.85 % and 0.04 % in Texas, of 117.00 and its fee of 5.85
    expect(price?.pricing_detail.state_tax).toBe(6.01)
    expect((await open(id)).partner).toBe('example-venues')
    const small = await patch(id, { step1: { coverage_limits: '$500,000/$1,000,000' } })
    expect(small.customFields.quote_status).toBe('draft')
  })

  test('a partner of the first provider is stored and adds no tax; an unknown partner is not stored', async () => {
    const stored = await begin(app, { ...payload(), partner: 'example-planners' })
    expect(stored.customFields).toMatchObject({ is_hcc: 'False', insurance_carrier: 'Example Casualty Company' })
    expect(stored.price?.pricing_detail.state_tax).toBe(0)
    expect((await open(stored.id)).partner).toBe('example-planners')
    expect((await open((await begin(app, { ...payload(), partner: 'nobody' })).id)).partner).toBeNull()
  })

  test('a recalculation before the quote exists uses the link too', async () => {
    const tax = async (partner: string | null) =>
      (await call('recalculate', { body: { ...payload(), partner } })).data.pricing_detail.state_tax
    expect([await tax('example-venues'), await tax('example-planners'), await tax('nobody'), await tax(null)]).toEqual([
      6.01, 0, 0, 0,
    ])
  })
})

describe('a quote keeps the plan of its first day (decision 31)', () => {
  const iowa = payload('location', { event_state: 'IA', insured_state: 'IA' })
  const body = { ...iowa, partner: 'example-venues' }
  const taxOf = ({ price }: Pick<Contact, 'price'>) => price?.pricing_detail.state_tax
  // 117.00 and 5.85 at 0.925 % and at 0.9 %
  const [tax2026, tax2027] = [1.14, 1.11]

  test('a quote started in 2027 in New York has that year’s plan, an earlier one keeps its own', async () => {
    const { id, ...first } = await on('2027-01-01T04:59:00Z', () => begin(app, body))
    expect([taxOf(first), first.customFields.rating_plan]).toEqual([tax2026, '2026-11-28'])
    const saved = await on('2027-01-01T05:00:00Z', async () => {
      const next = await begin(app, body)
      expect([taxOf(next), next.customFields.rating_plan]).toEqual([tax2027, '2027-01-01'])
      const result = await call('recalculate', { body: { ...body, step4: { ...body.step4, id } } })
      expect(result.data).toMatchObject({ plan: '2026-11-28', pricing_detail: { state_tax: tax2026 } })
      expect((await call('recalculate', { body })).data.plan).toBe('2027-01-01')
      return patch(id, { step0: { event_name: 'Sample Gala' } })
    })
    expect([taxOf(saved), saved.customFields.rating_plan]).toEqual([tax2026, '2026-11-28'])
  })

  test('an expired quote gets today’s plan when it is saved, with an audit row', async () => {
    const { id } = await begin(app, body)
    const late = '2027-02-01T17:00:00Z'
    const result = await on(late, () => call('recalculate', { body: { ...body, step2: { ...body.step2, id } } }))
    expect(result.data.plan).toBe('2027-01-01')
    const saved = await on(late, () => patch(id, { step0: { event_name: 'Sample Gala' } }))
    expect([taxOf(saved), saved.customFields.rating_plan]).toEqual([tax2027, '2027-01-01'])
    const audits = services.db.q.selectFrom('audit').selectAll().where('entity_id', '=', id).orderBy('id', 'desc')
    expect(await audits.executeTakeFirst()).toMatchObject({
      action: 'quote.saved',
      before: { quote_status: 'expired', rating_plan: '2026-11-20' },
      after: { quote_status: 'quoted', rating_plan: '2027-01-01' },
    })
  })
})

test('a choice that is not offered is stored but does not count: cancellation is not sold for every event', async () => {
  const both = 'Liability and Cancellation Insurance'
  const { id, customFields } = await begin(app, { step0: { event_type: 'Birthday Party', coverage_type: both } })
  expect(customFields).toMatchObject({ sel_coverage: 'True', coverage_type: both })
  const whole = payload()
  const step0 = { ...whole.step0, event_type: 'Birthday Party', coverage_type: both }
  const { price } = await patch(id, { ...whole, step0 })
  expect(price?.pricing_detail).toMatchObject({ ec_premium: 0, general_liability_premium: expect.any(Number) })
})
