import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { typesWhere } from '../../domain/catalogue'
import { NotInTables, planOf, type RateOptions, rate } from '../../domain/rating'
import { allSubCovers, both, type Choices, cancellationOnly, event, priced, second, spring } from './rating.fixture'
import { oneDay, threeDays } from './rating.tables'

const entry = { ai_name: 'Example Catering Co.' }

describe('section 9: the worked totals of the rating plan, in Texas', () => {
  const beer: Choices = {
    event_end_date: '06/13/2027',
    alcohol_event: 'True',
    selling_alcohol: 'True',
    attendees_consuming_alcohol: '1,501-3,000',
  }
  const covered: Choices = { ...both, ...allSubCovers, event_total_costs: 25_000 }
  const conference: Choices = { ...cancellationOnly, ...spring, event_gross_revenue: 120_000 }
  const smallLimits: Choices = { coverage_limits: '$500,000/$1,000,000' }
  test.each<[string, number, Choices, Record<string, number>]>([
    ['Wedding', 80, smallLimits, t(65, 0, 0, 3.25, 0, 68.25)],
    ['Wedding', 150, second, t(117, 0, 0, 5.85, 6.01, 128.86)],
    ['Wedding', 150, covered, t(117, 251, 0, 18.4, 0, 386.4)],
    ['Trade Show', 250, second, t(130, 0, 3.9, 6.5, 6.87, 147.27)],
    ['Concert - 50s to 80s Music', 2500, second, t(390, 0, 11.7, 19.5, 20.6, 441.8)],
    ['Concert - Rock', 2500, second, t(720, 0, 21.6, 36, 38.02, 815.62)],
    ['Individual Vendor Booth', 2500, second, t(105, 0, 3.15, 5.25, 5.55, 118.95)],
    ['Food Festival', 3000, { ...second, ...beer }, t(1978, 0, 59.34, 98.9, 104.46, 2240.7)],
    ['Conference', 300, conference, t(0, 1140, 0, 57, 0, 1197)],
  ])('section 9: %s, %i people', (event_type, number_attendees, choices, expected) => {
    expect(priced({ event_type, number_attendees, ...choices })).toMatchObject(expected)
  })

  function t(
    premium: number,
    ec_premium: number,
    tria: number,
    policy_fee: number,
    state_tax: number,
    amount_due: number,
  ) {
    return { premium, ec_premium, tria, policy_fee, state_tax, amount_due }
  }
})

describe('section 9: the liability tables, by band, tier, limits and days', () => {
  const ofTier = { 1: 'Birthday Party', 2: 'Golf Tournament', 3: 'Beer Garden', 4: 'Food Festival' } as const
  const people = [100, 500, 1500, 3000, 5000]
  const last = { 1: '06/12/2027', 3: '06/14/2027' } as const
  const tables = ([1, 3] as const).flatMap((days) =>
    (days === 1 ? oneDay : threeDays).map(([tier, limits, premiums]) => ({ days, tier, limits, premiums })),
  )

  test.each(tables)('section 9: $days day(s), tier $tier, $limits', ({ days, tier, limits, premiums }) => {
    const matches = people.map(
      (number_attendees) =>
        priced({
          event_type: ofTier[tier],
          number_attendees,
          coverage_limits: limits as NonNullable<Answers['coverage_limits']>,
          event_start_date: '06/12/2027',
          event_end_date: last[days],
        }).general_liability_premium,
    )
    expect(matches).toEqual(premiums)
  })

  test('section 9: a wedding is 10% below tier 1, a vendor has its own row, and nobody pays less than $60', () => {
    const row = (event_type: string, more: Choices = {}) =>
      people.map((number_attendees) => priced({ event_type, number_attendees, ...more }).general_liability_premium)
    expect(row('Wedding')).toEqual([77, 117, 207, 351, 531])
    expect(row('Disc Jockey')).toEqual([60, 70, 85, 105, 130])
    expect(row('Disc Jockey', { coverage_limits: '$500,000/$1,000,000' })).toEqual([60, 60, 72, 89, 111])
  })
})

test('sections 3 and 9: each optional coverage, day and additional insured adds the plan’s amount', () => {
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

test('section 3: both endorsements stop at $150, and the venue is free', () => {
  const all = Array(5).fill({ ...entry, ai_waiver_subrogation: 'True', ai_primary_noncontributory: 'True' })
  expect(priced({ ai_data: all })).toMatchObject({ waiver_subrogation_fee: 150, primary_noncontributory_fee: 150 })
  expect(priced({ ai_data: [], event_location_ai: 'True' }).additional_insured_fee).toBe(0)
})

test('section 9: guests of a rehearsal dinner in two bands take the lower one (decision 20)', () => {
  const dinner = (rehearsal_dinner_number_attendees: number) =>
    priced({ rehearsal_dinner: 'True', rehearsal_dinner_number_attendees }).rehearsal_dinner_premium
  expect([50, 51, 100, 101, 200].map(dinner)).toEqual([25, 40, 40, 60, 60])
})

test('section 3: terrorism coverage may be declined, and is not offered to private celebrations', () => {
  expect(priced({ event_type: 'Trade Show', number_attendees: 250, tria_accepted: 'False' }).tria).toBe(0)
  expect(priced({ event_type: 'Birthday Party', tria_accepted: 'True' }).tria).toBe(0)
})

test('section 9: an event outside the tables has no price (decision 48)', () => {
  expect(() => priced({ event_type: 'Birthday Party', number_attendees: 5001 })).toThrow(NotInTables)
  expect(() => priced({ event_end_date: '06/22/2027' })).toThrow(NotInTables)
  expect(() => priced({ rehearsal_dinner: 'True', rehearsal_dinner_number_attendees: 201 })).toThrow(NotInTables)
  expect(() => priced({ event_type: null })).toThrow(NotInTables)
  expect(() => priced({ event_type: 'Food Festival', number_attendees: 5001 })).toThrow('5,001+ people')
})

describe('for any answers', () => {
  const insurable = typesWhere((type) => type.tier !== null)
  const limits = Object.keys(planOf(null).limitFactors).slice(1) as NonNullable<Answers['coverage_limits']>[]
  const yesNo = fc.constantFrom('True', 'False')
  const anyEvent = fc
    .record({
      is_hcc: yesNo,
      event_type: fc.constantFrom(...insurable),
      event_state: fc.constantFrom('TX', 'OR', 'AK'),
      coverage_type: fc.constantFrom('Liability Insurance', 'Liability and Cancellation Insurance'),
      number_attendees: fc.integer({ min: 1, max: 5000 }),
      coverage_limits: fc.constantFrom(...limits),
      alcohol_event: yesNo,
      selling_alcohol: yesNo,
      damage_rented_premises: yesNo,
      medical_payments: yesNo,
      raindate_coverage: yesNo,
      event_total_costs: fc.integer({ min: 1, max: 100_000 }),
      event_gift: yesNo,
      insured_state: fc.constantFrom('TX', 'NM', 'OR', 'WY'),
      ai_data: fc.array(fc.constantFrom(entry, { ...entry, ai_waiver_subrogation: 'True' }, {}), { maxLength: 12 }),
    })
    .map((choices) => answeredThrough('insured', choices as Choices))
  const anyOptions = fc.record({
    coupon: fc.option(fc.record({ value: fc.integer({ min: 0, max: 200 }), is_percentage: fc.boolean() })),
    feeAdjustment: fc.option(fc.record({ percent: fc.integer({ min: -150, max: 50 }) })),
  })

  test('section 3: the lines add up to the amount due, and so does the detail', () => {
    fc.assert(
      fc.property(anyEvent, anyOptions, (answers, options: RateOptions) => {
        const { lines, detail: d } = rate(answers, options)
        const sum = (group?: string) =>
          lines.reduce((total, line) => total + (group && line.group !== group ? 0 : line.amount), 0)
        expect(sum()).toBe(d.amount_due)
        expect([sum('liability'), sum('cancellation')]).toEqual([d.premium + d.tria, d.ec_premium])
        expect(d.premium + d.ec_premium + d.tria + d.policy_fee + d.state_tax - d.coupon_discount).toBe(d.amount_due)
      }),
    )
  })

  test('section 3: no amount is negative or has fractions of a cent, except a discount', () => {
    fc.assert(
      fc.property(anyEvent, anyOptions, (answers, options: RateOptions) => {
        const { detail, lines } = rate(answers, options)
        for (const amount of Object.values(detail))
          if (amount !== null) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        for (const { field, amount } of lines) expect(amount >= 0 || field === 'coupon_discount').toBe(true)
      }),
    )
  })

  test('more people, coverage, amounts or days never cost less', () => {
    fc.assert(
      fc.property(anyEvent, (answers) => {
        const due = (more: Choices) => rate({ ...answers, ...more }).detail.amount_due
        const now = due({})
        // up to 500 people the number of drinkers is not asked
        const attendees_consuming_alcohol = answers.attendees_consuming_alcohol ?? '0-500'
        expect(due({ number_attendees: 5000, attendees_consuming_alcohol })).toBeGreaterThanOrEqual(now)
        expect(due({ event_end_date: '06/15/2027' })).toBeGreaterThanOrEqual(now)
        expect(due({ medical_payments: 'True', medical_payments_limit: '$10,000' })).toBeGreaterThanOrEqual(now)
        expect(due({ coverage_limits: '$3,000,000/$3,000,000' })).toBeGreaterThanOrEqual(now)
        expect(due({ event_total_costs: 100_000 })).toBeGreaterThanOrEqual(now)
        expect(due({ coverage_type: 'Liability Insurance' })).toBeLessThanOrEqual(now)
      }),
    )
  })
})

test('section 3: a coverage that is not bought has no lines and no amounts', () => {
  const bought = (choices: Choices) => new Set(rate(event(choices)).lines.map(({ group }) => group))
  expect(bought({})).toEqual(new Set(['liability', 'fees']))
  expect(bought({ ...cancellationOnly, raindate_coverage: 'True', ai_data: [entry] })).toEqual(
    new Set(['cancellation', 'fees']),
  )
  expect(bought({ ...both, event_type: 'Birthday Party' })).toEqual(new Set(['liability', 'fees']))
  const show = { event_type: 'Trade Show', number_attendees: 250, ...spring } as const
  expect(priced({ ...show, ...both, event_total_costs: 50_000 })).toMatchObject({ premium: 130, tria: 3.9 })
  expect(priced({ ...show, ...cancellationOnly, event_total_costs: 50_000 })).toMatchObject({ premium: 0, tria: 0 })
})
