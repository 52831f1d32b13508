import { afterAll, expect, test } from 'vitest'
import { answeredThrough } from '../../../domain/application/examples'
import { centsOf } from '../../../domain/common/money'
import { rate, toWire } from '../../../domain/rating'
import { testApp } from '../rig/app'
import { payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
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
  services.clock.instant = new Date('2027-06-13T03:59:00Z')
  expect((await recalculate(payload('coverage'))).statusCode).toBe(200)
  services.clock.instant = new Date('2027-06-13T04:00:00Z')
  const { statusCode, data } = await recalculate(payload('coverage'))
  expect(statusCode).toBe(422)
  expect(data.is_event_popup).toBe(true)
  expect(Object.keys(data.errors)).toEqual(['step0.event_start_date'])
  services.clock.instant = new Date('2026-11-20T17:00:00Z')
})

test('missing answers for a price are named in plain words', async () => {
  const { statusCode, data } = await recalculate({ step0: { event_type: 'Wedding' } })
  expect(statusCode).toBe(422)
  expect(data.is_underwriting_review).toBeUndefined()
  expect(Object.keys(data.errors)).toEqual(
    expect.arrayContaining(['step0.event_state', 'step0.number_attendees', 'step0.event_start_date']),
  )
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
