import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { testApp } from '../rig/app'
import { begin, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const recalculate = (body: object) => call('recalculate', { body })

const both: Partial<Answers> = {
  coverage_type: 'Liability and Cancellation Insurance',
  event_total_costs: 22_000,
}

describe('POST /recalculate: the version that counts', () => {
  test.each(['step2', 'step4', 'step5'] as const)('the quote that %s.id names', async (step) => {
    const { id } = await begin(app)
    await services.db.q.updateTable('contact').set({ is_hcc: true }).where('id', '=', id).execute()
    const body = payload()
    const { data } = await recalculate({ ...body, [step]: { ...body[step], id } })
    expect(data.pricing_detail.state_tax).toBe(6.01)
  })

  test.each([null, '', 'AAAAAAAAAAAAAAAAAAAAAA', 'not an id'])('%j is not a quote: a new one’s', async (id) => {
    const body = payload()
    const { statusCode, data } = await recalculate({ ...body, step2: { ...body.step2, id } })
    expect([statusCode, data.pricing_detail.state_tax]).toEqual([200, 0])
  })
})

describe('POST /recalculate: lines moved since the price that was shown', () => {
  test('each line, with old and new amount and the reason', async () => {
    const { data: before } = await recalculate(payload())
    const body = payload('location', { setup_coverage: 'True', setup_dates: ['06/11/2027'] })
    const { data } = await recalculate({ ...body, price_before: before })
    expect(data.moved.map(({ field, from, to }: any) => [field, from, to])).toEqual([
      ['setup_fee', 0, 20],
      ['policy_fee', 5.85, 6.85],
    ])
    for (const { because } of data.moved) expect(because.length).toBeGreaterThan(0)
  })

  test('none if nothing changed, and no field without an earlier price', async () => {
    const { data: before } = await recalculate(payload())
    expect((await recalculate({ ...payload(), price_before: before })).data.moved).toEqual([])
    expect('moved' in before).toBe(false)
  })

  test('the shown price never affects the result', async () => {
    const { data: before } = await recalculate(payload())
    const false_ = { ...before, pricing_detail: { ...before.pricing_detail, amount_due: 1 } }
    const { data } = await recalculate({ ...payload(), price_before: false_ })
    expect(data.pricing_detail).toEqual(before.pricing_detail)
  })
})

describe('short notice (specification section 5, decision 12)', () => {
  beforeAll(() => {
    // thirteen days before the first day, fourteen inclusive
    services.clock.instant = new Date('2027-05-30T12:00:00Z')
  })
  const late = payload('location', both)

  test('withholds cancellation, opens both dialogs, and offers liability', async () => {
    const { statusCode, data } = await recalculate(late)
    expect(statusCode).toBe(422)
    expect(data).toMatchObject({ is_event_popup: true, is_underwriting_review: true, decision: 'decline' })
    expect(data.message).toBe(
      'It is too late to buy cancellation coverage for this event, but liability can still be bought',
    )
    expect(data.reasons).toContainEqual(expect.objectContaining({ code: 'short_notice', cover: 'cancellation' }))
    expect((await recalculate(payload('location', { ...both, coverage_type: 'Liability Insurance' }))).statusCode).toBe(
      200,
    )
  })

  test('does not offer liability if that is withheld too', async () => {
    const { data } = await recalculate(payload('location', { ...both, using_drone_at_event: 'True' }))
    expect(data).toMatchObject({ is_event_popup: true, is_underwriting_review: true })
    expect(data.message).toBe('It is too late to buy cancellation coverage for this event')
  })

  test('does not open the dates dialog for a referral of liability alone', async () => {
    const { data } = await recalculate(payload('location', { using_drone_at_event: 'True' }))
    expect(data.is_underwriting_review).toBe(true)
    expect(data.is_event_popup).toBeUndefined()
  })
})

describe('a contact with cancellation, in the contract’s form', () => {
  beforeAll(() => {
    services.clock.instant = new Date('2026-11-20T17:00:00Z')
  })
  const jewelry: Partial<Answers> = {
    ...both,
    scheduled_jewelry: 'True',
    scheduled_jewelry_items: [{ scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 }],
  }

  test('has numbered jewelry fields, which can be sent back', async () => {
    const body = payload('location', jewelry)
    const { customFields, price } = await begin(app, body)
    expect(customFields).toMatchObject({
      scheduled_jewelry_description_1: 'Gold ring',
      scheduled_jewelry_limit_1: '$600.00',
      scheduled_jewelry_limit_4: null,
    })
    expect('scheduled_jewelry_items' in customFields).toBe(false)
    expect(price?.pricing_detail.scheduled_jewelry_premium).toBe(24)
    const again = await recalculate({ ...body, step2: { customFields: step2Of(customFields, body) } })
    expect(again.data.pricing_detail).toEqual(price?.pricing_detail)
  })
  const step2Of = (from: Record<string, unknown>, { step2 }: ReturnType<typeof payload>) =>
    Object.fromEntries(Object.keys(step2?.customFields ?? {}).map((name) => [name, from[name]]))

  test('has its coverage type and insurer', async () => {
    const stored = async (choices: Partial<Answers>) => {
      const { customFields } = await begin(app, payload('location', choices))
      return [customFields.sel_coverage, customFields['insurance_carrier']]
    }
    const [first, second] = ['Example Casualty Company', 'Example Specialty Insurance Company']
    expect(await stored({})).toEqual(['True', first])
    expect(await stored(both)).toEqual(['True', first])
    expect(await stored({ ...both, coverage_type: 'Cancellation Insurance' })).toEqual(['False', first])
    expect(await stored({ ...both, event_state: 'AK' })).toEqual(['True', second])
  })
})
