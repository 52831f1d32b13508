import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typesIn } from '../../domain/catalogue'
import { catalogueVersions } from '../../domain/catalogue/versions'
import { NotInTables, rate } from '../../domain/rating'
import { allSubCovers, type Choices, cancellationOnly, event, priced, second, spring } from './rating.fixture'
import { approved, weddings } from './rating.tables'

const outdoors = { event_outdoor_or_tent: 'True' } as const
const wedding = (event_total_costs: number, more: Choices = {}) =>
  priced({ ...cancellationOnly, event_total_costs, ...more })
const premium = (...of: Parameters<typeof wedding>) => wedding(...of).cancellation_postponement_premium

describe('section 9: wedding budget tiers', () => {
  test.each(weddings)('section 9: a budget of $budget with all its coverages', (row) => {
    expect(wedding(row.budget, allSubCovers)).toMatchObject({
      cancellation_postponement_premium: row.indoors,
      loss_deposit_premium: row.deposit[1],
      photograph_video_premium: row.photographs[1],
      event_gift_premium: row.gifts,
      damage_wedding_attire_premium: row.attire,
      scheduled_jewelry_premium: row.jewelry,
      premium: 0,
      ec_premium: row.all,
    })
    expect(premium(row.budget, outdoors)).toBe(row.outdoors)
  })

  test.each(weddings)('section 9: a budget of $budget sets the limits by position (decision 16)', (row) => {
    const limits = Object.fromEntries(
      lines({ event_total_costs: row.budget, ...allSubCovers }).map(({ field, basis }) => [field, basis['limit']]),
    )
    expect(limits).toMatchObject({
      cancellation_postponement_premium: `$${row.budget.toLocaleString('en-US')}`,
      loss_deposit_premium: row.deposit[0],
      photograph_video_premium: row.photographs[0],
      event_gift_premium: row.photographs[0],
      damage_wedding_attire_premium: row.photographs[0],
      scheduled_jewelry_premium: row.photographs[0],
    })
  })

  test('section 9: the lowest budget that covers the costs applies, to the cent', () => {
    expect([1, 7_500, 7_500.01, 15_000, 15_000.01, 100_000].map((costs) => premium(costs))).toEqual([
      85, 85, 115, 115, 150, 410,
    ])
    expect(() => wedding(100_000.01)).toThrow(NotInTables)
    expect(() => priced({ ...cancellationOnly, event_total_costs: null })).toThrow(NotInTables)
  })

  test('section 5: the seasons do not apply to a wedding', () => {
    const january = { event_state: 'NY', event_start_date: '01/15/2027', event_end_date: '01/15/2027' } as const
    expect(premium(25_000, january)).toBe(150)
    expect(premium(25_000, { ...january, ...outdoors })).toBe(188)
  })
})

describe('section 9: the second provider’s cancellation by $2,500 (decision 17)', () => {
  const cost = (limit: number, more: Choices = {}) => premium(limit, { ...second, ...more })

  test('section 9: a wedding between two budgets is interpolated, and below the lowest pays that one’s price', () => {
    expect(
      [1, 2_500, 7_500, 10_000, 12_500, 15_000, 17_500, 40_000, 97_500, 100_000].map((limit) => cost(limit)),
    ).toEqual([85, 85, 85, 95, 105, 115, 124, 200, 401, 410])
    for (const { budget, indoors, outdoors: outside } of weddings) {
      expect([cost(budget), cost(budget, outdoors)]).toEqual([indoors, outside])
    }
  })

  test('section 9: outdoors costs 1.25 times that, rounded once', () => {
    // 123.75 and 238.00 indoors, before rounding
    expect([cost(17_500, outdoors), cost(52_500, outdoors)]).toEqual([155, 299])
  })

  test('section 9: an amount uses the next step, up to $100,000', () => {
    expect([cost(10_000.01), cost(12_499)]).toEqual([105, 105])
    expect(() => cost(100_000.01)).toThrow(NotInTables)
  })

  test('section 9: a higher insured amount never costs less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 50_000 }), (limit, more) => {
        const higher = Math.min(100_000, limit + more)
        for (const where of [{}, outdoors]) expect(cost(higher, where)).toBeGreaterThanOrEqual(cost(limit, where))
      }),
    )
  })

  test('section 9: deposits up to $50,000, other coverages up to $10,000, at the same rates', () => {
    const chosen: Choices = {
      ...allSubCovers,
      loss_deposit_limit: '$50,000',
      photograph_video_limit: '$10,000',
      event_gift_limit: '$9,000',
      damage_wedding_attire_limit: '$10,000',
      scheduled_jewelry_limit: '$1,000',
    }
    expect(wedding(25_000, { ...second, ...chosen })).toMatchObject({
      loss_deposit_premium: 500,
      photograph_video_premium: 100,
      event_gift_premium: 72,
      damage_wedding_attire_premium: 80,
      scheduled_jewelry_premium: 12,
    })
  })

  test('section 6: where the first provider does not sell cancellation, the second one writes the quote (decision 18)', () => {
    expect(premium(12_000, { event_state: 'AK' })).toBe(105)
    expect(wedding(12_000, { event_state: 'AK' }).state_tax).toBeGreaterThan(0)
    expect(wedding(12_000, { event_state: 'TX' }).state_tax).toBe(0)
  })
})

describe('section 5: cancellation of the approved types, by their rates', () => {
  const show = (event_type: string, more: Choices = {}) =>
    premium(100_000, { event_type, number_attendees: 300, ...spring, ...more })

  test.each(approved)('section 5: %s', (event_type, inside, outside) => {
    expect([show(event_type), show(event_type, outdoors)]).toEqual([inside, outside])
  })

  test.each(catalogueVersions)('section 5: the test covers all approved types of catalogue %s', (version) => {
    const types = [...typesIn(version).values()].filter((type) => type.canCancel && type.class !== 'wedding')
    expect(approved.map(([type]) => type).sort()).toEqual(types.map(({ label }) => label).sort())
  })

  test('section 3: the revenue is insured if it is given, else the costs', () => {
    const given = (event_gross_revenue: number | null) => show('Conference', { event_gross_revenue })
    expect([given(null), given(0), given(120_000), given(40_000)]).toEqual([950, 950, 1140, 380])
  })

  test('section 9: a minimum of $250, and whole dollars half up', () => {
    const conference = (event_total_costs: number) =>
      premium(event_total_costs, { event_type: 'Conference', number_attendees: 300, ...spring })
    // 0.95 for each $100: 250.49, 250.50 and 250.00 dollars
    expect([100, 26_315, 26_367, 26_369].map(conference)).toEqual([250, 250, 250, 251])
    expect(conference(250_000)).toBe(2375)
    expect(() => conference(250_000.01)).toThrow(NotInTables)
  })

  test('section 9: the second provider insures the next $2,500, up to $100,000', () => {
    const conference = (event_total_costs: number) =>
      premium(event_total_costs, { event_type: 'Conference', number_attendees: 300, ...spring, ...second })
    expect([47_500.01, 50_000].map(conference)).toEqual([475, 475])
    expect(() => conference(100_001)).toThrow(NotInTables)
  })

  test('section 9: other limits are $1,000 to $10,000 outside the tiers (decision 17)', () => {
    const chosen: Choices = { event_type: 'Conference', loss_deposit: 'True', loss_deposit_limit: '$7,000' }
    expect(wedding(100_000, { ...chosen, number_attendees: 300 }).loss_deposit_premium).toBe(70)
  })

  test('section 5: the season of the state, indoors and outdoors', () => {
    const on = (event_state: 'NY' | 'TX' | 'CA', day: string, more: Choices = {}) =>
      show('Conference', { event_state, event_start_date: day, event_end_date: day, ...more })
    // 0.95 x 1.15, x 1.25, and x 1.75 x 1.6
    expect(on('NY', '01/15/2027')).toBe(1093)
    expect([on('TX', '09/01/2027'), on('TX', '09/01/2027', outdoors)]).toEqual([1188, 2660])
    expect([on('CA', '01/15/2027'), on('CA', '09/01/2027', outdoors)]).toEqual([950, 1663])
    expect(() => on('NY', '01/15/2027', outdoors)).toThrow(NotInTables)
  })

  test('section 5: the season follows the event’s state, not the insured’s', () => {
    expect(show('Conference', { event_state: 'CA', insured_state: 'TX', ...september })).toBe(950)
  })

  test('section 5: a rain date in the season counts as a day of the event', () => {
    const rain: Choices = {
      coverage_type: 'Liability and Cancellation Insurance',
      raindate_coverage: 'True',
      raindate_date: '06/01/2027',
    }
    expect(show('Conference', rain)).toBe(1188)
    expect(show('Conference', { ...rain, raindate_coverage: 'False' })).toBe(950)
  })
})

const september = { event_start_date: '09/01/2027', event_end_date: '09/01/2027' } as const

/** The lines of a wedding's cancellation. */
function lines(choices: Choices) {
  return rate(event({ ...cancellationOnly, ...choices })).lines
}
