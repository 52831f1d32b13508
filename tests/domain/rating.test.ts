import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { typesWhere } from '../../domain/catalogue'
import { currentPlan, NotInTables, type RateOptions, rate, toWire } from '../../domain/rating'
import { checkPlan } from '../../domain/rating/plan'
import { planOf } from '../../domain/rating/plans'
import { oneDay, threeDays } from './rating.tables'

const dry = { alcohol_event: 'False', event_state: 'TX' } as const
const entry = { ai_name: 'Example Catering Co.' }

/** The price of a complete event in Texas, in dollars. */
function priced(choices: Partial<Answers>, options: RateOptions = {}) {
  return toWire(rate(answeredThrough('underwriting', { ...dry, ...choices }), options)).pricing_detail
}

describe('the worked totals of the rating plan, in Texas', () => {
  const second = { isHcc: true }
  const beer: Partial<Answers> = {
    event_start_date: '06/12/2027',
    event_end_date: '06/13/2027',
    alcohol_event: 'True',
    selling_alcohol: 'True',
    attendees_consuming_alcohol: '1,501-3,000',
  }
  test.each<[string, number, Partial<Answers>, RateOptions, Record<string, number>]>([
    ['Wedding', 80, { coverage_limits: '$500,000/$1,000,000' }, {}, t(65, 0, 3.25, 0, 68.25)],
    ['Wedding', 150, {}, second, t(117, 0, 5.85, 6.01, 128.86)],
    ['Trade Show', 250, {}, second, t(130, 3.9, 6.5, 6.87, 147.27)],
    ['Concert - 50s to 80s Music', 2500, {}, second, t(390, 11.7, 19.5, 20.6, 441.8)],
    ['Concert - Rock', 2500, {}, second, t(720, 21.6, 36, 38.02, 815.62)],
    ['Individual Vendor Booth', 2500, {}, second, t(105, 3.15, 5.25, 5.55, 118.95)],
    ['Food Festival', 3000, beer, second, t(1978, 59.34, 98.9, 104.46, 2240.7)],
  ])('%s, %i people', (event_type, number_attendees, choices, options, expected) => {
    expect(priced({ event_type, number_attendees, ...choices }, options)).toMatchObject(expected)
  })

  function t(premium: number, tria: number, policy_fee: number, state_tax: number, amount_due: number) {
    return { premium, ec_premium: 0, tria, policy_fee, state_tax, amount_due }
  }
})

describe('the liability tables', () => {
  const ofTier = { 1: 'Birthday Party', 2: 'Golf Tournament', 3: 'Beer Garden', 4: 'Food Festival' } as const
  const people = [100, 500, 1500, 3000, 5000]
  const last = { 1: '06/12/2027', 3: '06/14/2027' } as const
  const tables = ([1, 3] as const).flatMap((days) =>
    (days === 1 ? oneDay : threeDays).map(([tier, limits, premiums]) => ({ days, tier, limits, premiums })),
  )

  test.each(tables)('$days day(s), tier $tier, $limits', ({ days, tier, limits, premiums }) => {
    const found = people.map(
      (number_attendees) =>
        priced({
          event_type: ofTier[tier],
          number_attendees,
          coverage_limits: limits as NonNullable<Answers['coverage_limits']>,
          event_start_date: '06/12/2027',
          event_end_date: last[days],
        }).general_liability_premium,
    )
    expect(found).toEqual(premiums)
  })

  test('a wedding is 10% under tier 1, a vendor has a row of its own, and nobody pays less than $60', () => {
    const row = (event_type: string, more: Partial<Answers> = {}) =>
      people.map((number_attendees) => priced({ event_type, number_attendees, ...more }).general_liability_premium)
    expect(row('Wedding')).toEqual([77, 117, 207, 351, 531])
    expect(row('Disc Jockey')).toEqual([60, 70, 85, 105, 130])
    expect(row('Disc Jockey', { coverage_limits: '$500,000/$1,000,000' })).toEqual([60, 60, 72, 89, 111])
  })
})

test('each optional cover, day and additional insured adds what the plan says', () => {
  const detail = priced({
    medical_payments: 'True',
    medical_payments_limit: '$10,000',
    damage_rented_premises: 'True',
    rehearsal_dinner: 'True',
    rehearsal_dinner_number_attendees: 50,
    setup_coverage: 'True',
    setup_dates: ['06/10/2027', '06/11/2027'],
    takedown_coverage: 'True',
    takedown_dates: ['06/13/2027'],
    raindate_coverage: 'True',
    ai_data: [{ ...entry, ai_waiver_subrogation: 'True' }, { ...entry, ai_primary_noncontributory: 'True' }, {}],
  })
  expect(detail).toMatchObject({
    medical_payments_premium: 50,
    damage_rented_premises_premium: 25,
    rehearsal_dinner_premium: 25,
    setup_fee: 40,
    takedown_fee: 20,
    raindate_fee: 35,
    additional_insured_fee: 20,
    waiver_subrogation_fee: 35,
    primary_noncontributory_fee: 35,
  })
})

test('both wordings stop at $150, and the location is free', () => {
  const all = Array(5).fill({ ...entry, ai_waiver_subrogation: 'True', ai_primary_noncontributory: 'True' })
  expect(priced({ ai_data: all })).toMatchObject({ waiver_subrogation_fee: 150, primary_noncontributory_fee: 150 })
  expect(priced({ ai_data: [], event_location_ai: 'True' }).additional_insured_fee).toBe(0)
})

test('guests of a rehearsal dinner that stand in two bands take the lower one (decision 20)', () => {
  const dinner = (rehearsal_dinner_number_attendees: number) =>
    priced({ rehearsal_dinner: 'True', rehearsal_dinner_number_attendees }).rehearsal_dinner_premium
  expect([50, 51, 100, 101, 200].map(dinner)).toEqual([25, 40, 40, 60, 60])
})

test('terrorism cover may be refused, and is not offered to private celebrations', () => {
  expect(priced({ event_type: 'Trade Show', number_attendees: 250, tria_accepted: 'False' }).tria).toBe(0)
  expect(priced({ event_type: 'Birthday Party', tria_accepted: 'True' }).tria).toBe(0)
})

test('a coupon comes off the policy fee and never off more (decision 28)', () => {
  const coupon = (value: number, is_percentage: boolean) => priced({}, { coupon: { value, is_percentage } })
  expect(coupon(2, false)).toMatchObject({ policy_fee: 5.85, coupon_discount: 2, amount_due: 120.85 })
  expect(coupon(50, false)).toMatchObject({ coupon_discount: 5.85, amount_due: 117 })
  expect(coupon(50, true)).toMatchObject({ coupon_discount: 2.93 })
})

test('the fee can be adjusted for a customer, or set by a representative', () => {
  expect(priced({}, { feeAdjustment: { percent: -20 } }).policy_fee).toBe(4.68)
  expect(priced({}, { feeAdjustment: { amount: -10_000 } }).policy_fee).toBe(0)
  expect(priced({}, { feeChangedByRep: 100 })).toMatchObject({ policy_fee: 1, fee_changed_by_rep: 1 })
})

test('the commission comes out of the premium, and the producer collects a fee (decision 29)', () => {
  const producer = answeredThrough('insured', { ...dry, insurance_producer: 'True', producer_fee: 50 })
  const { detail } = rate(producer)
  expect(detail).toMatchObject({ producer_commission: 1170, due_from_client: detail.amount_due + 5000 })
  expect(rate(producer, { hccPricingVersion: 11 }).detail.producer_commission).toBe(2340)
})

test("the second provider's tax follows the insured's home state, with its flat charge", () => {
  const at = (insured_state: 'OR' | 'TX') =>
    rate(answeredThrough('insured', { ...dry, insured_state }), { isHcc: true })
  expect(at('OR').detail.state_tax).toBe(Math.floor(((11_700 + 585) * 2300 + 50_000) / 100_000) + 1000)
  expect(at('TX').detail.state_tax).toBe(601)
})

test('what is not in the tables has no price of its own (decision 48)', () => {
  expect(() => priced({ event_type: 'Birthday Party', number_attendees: 5001 })).toThrow(NotInTables)
  expect(() => priced({ event_end_date: '06/22/2027' })).toThrow(NotInTables)
  expect(() => priced({ rehearsal_dinner: 'True', rehearsal_dinner_number_attendees: 201 })).toThrow(NotInTables)
  expect(() => priced({ event_type: null })).toThrow(NotInTables)
})

test('a quote keeps its plan, and a plan with a fault is not taken', () => {
  expect(rate(answeredThrough('coverage')).plan).toBe('2026-11-20')
  expect(planOf('2026-11-20')).toBe(currentPlan)
  expect(() => planOf('1999-01-01')).toThrow('No rating plan 1999-01-01')
  expect(() => checkPlan({ ...currentPlan, vendor: [60, 70] })).toThrow(/vendor/)
  expect(() => checkPlan({ ...currentPlan, dayFactors: [...currentPlan.dayFactors.slice(1), 'much'] })).toThrow(
    /dayFactors/,
  )
})

describe('whatever is answered', () => {
  const insurable = typesWhere((type) => type.tier !== null)
  const limits = Object.keys(currentPlan.limitFactors) as NonNullable<Answers['coverage_limits']>[]
  const yesNo = fc.constantFrom('True', 'False')
  const anyEvent = fc
    .record({
      event_type: fc.constantFrom(...insurable),
      number_attendees: fc.integer({ min: 1, max: 5000 }),
      coverage_limits: fc.constantFrom(...limits),
      alcohol_event: yesNo,
      selling_alcohol: yesNo,
      damage_rented_premises: yesNo,
      medical_payments: yesNo,
      raindate_coverage: yesNo,
      insured_state: fc.constantFrom('TX', 'NM', 'OR', 'WY'),
      ai_data: fc.array(fc.constantFrom(entry, { ...entry, ai_waiver_subrogation: 'True' }, {}), { maxLength: 12 }),
    })
    .map((choices) => answeredThrough('insured', choices as Partial<Answers>))
  const anyOptions = fc.record({
    isHcc: fc.boolean(),
    coupon: fc.option(fc.record({ value: fc.integer({ min: 0, max: 200 }), is_percentage: fc.boolean() })),
  })

  test('the lines add up to the amount due, and so does the detail', () => {
    fc.assert(
      fc.property(anyEvent, anyOptions, (answers, options) => {
        const { lines, detail: d } = rate(answers, options)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(d.amount_due)
        expect(d.premium + d.ec_premium + d.tria + d.policy_fee + d.state_tax - d.coupon_discount).toBe(d.amount_due)
      }),
    )
  })

  test('no amount is less than 0 or has parts of a cent, but a discount', () => {
    fc.assert(
      fc.property(anyEvent, anyOptions, (answers, options) => {
        const { detail, lines } = rate(answers, options)
        for (const amount of Object.values(detail))
          if (amount !== null) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        for (const { field, amount } of lines) expect(amount >= 0 || field === 'coupon_discount').toBe(true)
      }),
    )
  })

  test('more people, more cover or another day never cost less', () => {
    fc.assert(
      fc.property(anyEvent, (answers) => {
        const due = (more: Partial<Answers>) => rate({ ...answers, ...more }).detail.amount_due
        const now = due({})
        expect(due({ number_attendees: 5000 })).toBeGreaterThanOrEqual(now)
        expect(due({ event_end_date: '06/15/2027' })).toBeGreaterThanOrEqual(now)
        expect(due({ medical_payments: 'True', medical_payments_limit: '$10,000' })).toBeGreaterThanOrEqual(now)
        expect(due({ coverage_limits: '$3,000,000/$3,000,000' })).toBeGreaterThanOrEqual(now)
      }),
    )
  })
})
