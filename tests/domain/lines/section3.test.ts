import { afterAll, describe, expect, test } from 'vitest'
import { type Answers, blankAnswers, fieldsOf, formSteps } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { ruleBroken } from '../../../domain/application/faults'
import { payloadOf } from '../../../domain/application/payload'
import { rate, toWire } from '../../../domain/rating'
import { testApp } from '../../server/rig/app'
import { begin, payload } from '../../server/rig/quotes'
import { fieldsUnder, inContract, schemas } from './fixture'

const app = await testApp()
afterAll(() => app.close())

const details = 'Quote details'
const fields = new Map(formSteps.flatMap(fieldsOf))

describe('section 3: the names of the quote details', () => {
  test.each([
    ['Quote details', 18],
    ['Optional coverage', 9],
    ['Further', 13],
    ['Alcohol', 9],
    ['Schedule', 6],
    ['Underwriting questionnaire answers', 39],
    ['Location', 11],
  ])('section 3: “%s” has %i names, each of them in the contract', (head, count) => {
    const names = fieldsUnder(head, details)
    expect(names).toHaveLength(count)
    expect(names.filter((name) => !inContract.has(name))).toEqual([])
  })

  test('section 3: each optional coverage has a flag and a limit, except the rehearsal dinner', () => {
    const names = fieldsUnder('Optional coverage', details)
    expect(names.filter((name) => !inContract.has(`${name}_limit`))).toEqual(['rehearsal_dinner'])
  })
})

describe('section 3: initial answers', () => {
  test('section 3: the limits, no head count, and host liquor', () => {
    const { step0, step1 } = payloadOf(blankAnswers)
    expect(step0['number_attendees']).toBe(0)
    expect(step1).toMatchObject({ coverage_limits: '$1,000,000/$2,000,000', liquor_coverage: 'Host Liquor' })
    expect(blankAnswers.event_location_ai).toBeNull()
  })

  test('section 3: a new quote is a draft, covers liability, and is not canceled', async () => {
    const { customFields } = await begin(app, {})
    expect(customFields).toMatchObject({
      quote_number: expect.stringMatching(/^Q-\d+$/),
      quote_status: 'draft',
      policy_cancelled: 'False',
      referral_decline_reasons: [],
      sel_coverage: 'True',
      coverage_length: null,
    })
  })

  test('section 3: a finished quote has all details', async () => {
    const { customFields } = await begin(app, payload('location', { event_end_date: '06/13/2027' }))
    const text = fieldsUnder('Quote details', details).filter((name) => name in customFields)
    expect(fieldsUnder('Quote details', details).filter((name) => !text.includes(name))).toEqual([
      'event_gross_revenue',
      'event_total_costs',
    ])
    expect(customFields).toMatchObject({ coverage_length: 2, event_category: 'weddings', event_location_state: 'TX' })
  })

  test('section 3: the included limits are $1,000 and $100,000 until raised (decision 1)', () => {
    const { worksheet } = toWire(rate(answeredThrough('underwriting')))
    const limitOf = (field: string) => worksheet.find((line) => line.field === field)
    expect(limitOf('medical_payments_premium')).toMatchObject({ amount: 0, basis: { limit: '$1,000' } })
    expect(limitOf('damage_rented_premises_premium')).toMatchObject({ amount: 0, basis: { limit: '$100,000' } })
  })

  test('section 3: every answer of the questionnaire is null', () => {
    const names = fieldsUnder('Underwriting questionnaire answers', details) as (keyof Answers)[]
    expect(names.filter((name) => blankAnswers[name] !== null)).toEqual([])
  })
})

describe('section 3: setup and takedown dates', () => {
  const days = (count: number) => Array.from({ length: count }, (_, i) => `06/${String(i + 1).padStart(2, '0')}/2027`)

  test.each(['setup_dates', 'takedown_dates'] as const)('section 3: %s are ten at most', (name) => {
    expect([10, 11].map((count) => ruleBroken(fields.get(name)!, days(count)))).toEqual([null, 'daysDiffer'])
    expect(schemas['DateList']!.maxItems).toBe(10)
  })

  test('section 3: an empty list is sent as one null', () => {
    const { step1 } = payloadOf({ ...blankAnswers, setup_coverage: 'True', takedown_coverage: 'True' })
    expect(step1).toMatchObject({ setup_dates: [null], takedown_dates: [null] })
  })
})

test('section 3: an additional insured has its nine fields, up to twelve of them', () => {
  const names = fieldsUnder('Additional insured entry')
  expect(names).toHaveLength(9)
  expect(Object.keys(fields.get('ai_data')!.entry!.fields).sort()).toEqual([...names].sort())
  expect(Object.keys(schemas['AdditionalInsured']!.properties).sort()).toEqual([...names].sort())
  const many = (count: number) => Array(count).fill({ ai_name: 'Example Catering Co.' })
  expect([12, 13].map((count) => ruleBroken(fields.get('ai_data')!, many(count)))).toEqual([null, 'notTooMany'])
})

/** Of rain insurance, which the specification names without a price (decision 86). */
const own = 'rain_premium'

test('section 3: the pricing detail has its 27 fields in every price, and one of ours', () => {
  const theirs = fieldsUnder('Pricing detail')
  expect(theirs).toHaveLength(27)
  const names = [...theirs, own]
  const { pricing_detail } = toWire(rate(answeredThrough('underwriting')))
  expect(Object.keys(pricing_detail).sort()).toEqual([...names].sort())
  expect([...schemas['PricingDetail']!.required!].sort()).toEqual([...names].sort())
  expect(pricing_detail.coupon_discount).toBe(0)
})

test('section 3: a coupon has a value, and is dollars or a percentage of the policy fee', () => {
  const { pricing_detail: plain } = toWire(rate(answeredThrough('underwriting')))
  const withCoupon = (value: number, is_percentage: boolean) =>
    toWire(rate(answeredThrough('underwriting'), { coupon: { value, is_percentage } })).pricing_detail
  expect(withCoupon(2, false).coupon_discount).toBe(2)
  expect(withCoupon(100, true).coupon_discount).toBe(plain.policy_fee)
  expect(schemas['Coupon']!.required).toEqual(expect.arrayContaining(['value', 'is_percentage']))
})
