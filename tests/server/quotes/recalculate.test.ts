import { afterAll, expect, test } from 'vitest'
import { answeredThrough } from '../../../domain/application/examples'
import { centsOf } from '../../../domain/common/money'
import { rate, toWire } from '../../../domain/rating'
import { quoteProps } from '../../../server/notifications/quote'
import { testApp } from '../rig/app'
import { begin, newKey, payload, sign } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
/** Liability and cancellation, with the two answers missing that cancellation needs for a price. */
const unfinished = payload('location', {
  coverage_type: 'Liability and Cancellation Insurance',
  event_total_costs: null,
  event_outdoor_or_tent: null,
})
const recalculate = (body: object) => call('recalculate', { body })

test('the price is the rating plan’s, and its lines add up to it', async () => {
  const { statusCode, data } = await recalculate(payload('underwriting'))
  expect(statusCode).toBe(200)
  const price = toWire(rate(answeredThrough('underwriting'), { plan: '2026-11-20' }))
  expect(data).toEqual(JSON.parse(JSON.stringify(price)))
  const cents = data.worksheet.reduce((sum: number, { amount }: { amount: number }) => sum + centsOf(amount), 0)
  expect(cents).toBe(centsOf(data.pricing_detail.amount_due))
})

test('a price needs no name and no address', async () => {
  const early = await recalculate(payload('coverage'))
  expect(early.statusCode).toBe(200)
  expect(early.data.pricing_detail.amount_due).toBeGreaterThan(0)
})

test('a price in the payload changes nothing', async () => {
  const honest = await recalculate(payload('underwriting'))
  const { data } = await recalculate({ ...payload('underwriting'), pricing_detail: { amount_due: 1, policy_fee: -50 } })
  expect(data).toEqual(honest.data)
})

test('nothing is stored', async () => {
  await recalculate(payload())
  expect(await services.db.q.selectFrom('contact').select('id').execute()).toEqual([])
})

test('a referral has its reasons, each with its question', async () => {
  const { statusCode, data } = await recalculate(payload('underwriting', { using_drone_at_event: 'True' }))
  expect(statusCode).toBe(422)
  expect(data).toMatchObject({ is_underwriting_review: true, decision: 'refer' })
  expect(data.reasons).toContainEqual(expect.objectContaining({ field: 'using_drone_at_event', decision: 'refer' }))
  expect(data.errors).toBeUndefined()
})

test('a decline is returned before anything else is answered', async () => {
  const { data } = await recalculate({ step0: { event_type: 'Haunted House' } })
  expect(data).toMatchObject({ status: 422, is_underwriting_review: true, decision: 'decline' })
  expect(data.reasons[0].text).toMatch(/Haunted/)
})

test('a past day in New York opens the dates dialog; today does not', async () => {
  // one minute before midnight in New York, on the only day of the event
  services.clock.instant = new Date('2027-06-13T03:59:00Z')
  expect((await recalculate(payload('coverage'))).statusCode).toBe(200)
  services.clock.instant = new Date('2027-06-13T04:00:00Z')
  const { statusCode, data } = await recalculate(payload('coverage'))
  expect(statusCode).toBe(422)
  expect(data.is_event_popup).toBe(true)
  expect(Object.keys(data.errors)).toEqual(['step0.event_start_date'])
  services.clock.instant = new Date('2026-11-20T17:00:00Z')
})

test('answers that a price still needs are named by step and question, and are no referral', async () => {
  const { statusCode, data } = await recalculate({ step0: { event_type: 'Wedding' } })
  expect(statusCode).toBe(422)
  expect(data.is_underwriting_review).toBeUndefined()
  expect(Object.keys(data.errors)).toEqual(
    expect.arrayContaining(['step0.event_state', 'step0.number_attendees', 'step0.event_start_date']),
  )
})

test('liability keeps its price while answers about cancellation are missing, and the rest has its lowest amounts', async () => {
  const { statusCode, data } = await recalculate(unfinished)
  expect(statusCode).toBe(422)
  expect(Object.keys(data.errors).sort()).toEqual(['step1.event_total_costs', 'step2.event_outdoor_or_tent'])
  const alone = await recalculate(payload('location', { coverage_type: 'Liability Insurance' }))
  const ofLiability = alone.data.worksheet.filter(({ group }: { group: string }) => group === 'liability')
  // liability 117.00 and cancellation for the lowest budget 85.00, with the policy fee of 5% on the two
  expect(data.starting_price).toEqual({
    liability: ofLiability,
    cancellation_from: 85,
    fees_from: 10.1,
    amount_due_from: 212.1,
  })
  expect(data.pricing_detail).toBeUndefined()
})

test('without an answer about liability there is no lowest price either', async () => {
  const { data } = await recalculate({ ...unfinished, step0: { ...unfinished.step0, number_attendees: 0 } })
  expect(data.errors).toHaveProperty('step0.number_attendees')
  expect(data.starting_price).toBeUndefined()
})

test('a lowest price is not stored, signed for, sold or mailed: the quote stays a draft without a price', async () => {
  expect((await recalculate(unfinished)).data.starting_price).toBeDefined()
  const { id } = await begin(app, unfinished)
  const priced = await recalculate({ ...unfinished, step2: { ...unfinished.step2, id } })
  expect(priced.data.starting_price.amount_due_from).toBe(212.1)
  const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([row.quote_status, row.price]).toEqual(['draft', null])
  expect(JSON.stringify(row)).not.toContain('212.1')
  const signed = await call('signTerms', { params: { id }, body: sign })
  const bought = await call('purchase', { headers: newKey(), body: { id, amount_due: 212.1, payment_token: 'none' } })
  expect([signed.statusCode, bought.statusCode]).toEqual([422, 409])
  expect(quoteProps(row, 'https://www.example.com/quote/', undefined).bill).toBeNull()
})

test('an invalid answer is named', async () => {
  const { data } = await recalculate({ ...payload('coverage'), step1: { coverage_limits: '$1' } })
  expect(data).toMatchObject({ status: 422, errors: { 'step1.coverage_limits': expect.any(String) } })
})

test('today is New York’s day', async () => {
  services.clock.instant = new Date('2026-11-21T04:59:59Z')
  expect((await call('currentDate')).data).toEqual({ date: '11/20/2026' })
  services.clock.instant = new Date('2026-11-21T05:00:00Z')
  expect((await call('currentDate')).data).toEqual({ date: '11/21/2026' })
})
