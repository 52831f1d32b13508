import { describe, expect, test } from 'vitest'
import { type RateOptions, rate, toWire } from '../../domain/rating'
import { changesBetween, movedBetween } from '../../domain/worksheet'
import { allSubCovers, both, type Choices, event, everyRule, second } from './rating.fixture'

const priced = (choices: Choices, options: RateOptions = {}) =>
  toWire(rate(event({ number_attendees: 150, ...choices }), options))
/** Field, dollars before and after, and the reason. */
const moved = (before: ReturnType<typeof priced>, after: ReturnType<typeof priced>) =>
  movedBetween(before, after).map(({ field, from, to, because }) => [field, from, to, ...because])

describe('section 3: reasons of moved lines for an earlier price', () => {
  test('a setup day, and the fee and tax that follow', () => {
    const day: Choices = { setup_coverage: 'True', setup_dates: ['06/11/2027'] }
    expect(moved(priced(second), priced({ ...second, ...day }))).toEqual([
      ['setup_fee', 0, 20, 'You added a setup day, 06/11/2027.'],
      ['policy_fee', 5.85, 6.85, '5% of $137.00 instead of $117.00.'],
      ['state_tax', 6.01, 7.03, '4.89% of $143.85 instead of $122.85.'],
    ])
  })

  test('a budget moves its other limits, and each gives its reason', () => {
    const wedding: Choices = { ...both, ...allSubCovers, event_total_costs: 22_000 }
    expect(moved(priced(wedding), priced({ ...wedding, event_total_costs: 33_000 }))).toEqual([
      ['cancellation_postponement_premium', 150, 185, 'You raised the budget: now covered up to $35,000.'],
      ['loss_deposit_premium', 25, 35, 'Up to $3,500 instead of $2,500.'],
      ['photograph_video_premium', 20, 25, 'Up to $2,500 instead of $2,000.'],
      ['event_gift_premium', 16, 20, 'Up to $2,500 instead of $2,000.'],
      ['damage_wedding_attire_premium', 16, 20, 'Up to $2,500 instead of $2,000.'],
      ['scheduled_jewelry_premium', 24, 30, 'Up to $2,500 instead of $2,000.'],
      ['policy_fee', 18.4, 21.6, '5% of $432.00 instead of $368.00.'],
    ])
  })

  test('lines that appear or disappear with another one', () => {
    const show = priced({ event_type: 'Trade Show' })
    expect(moved(priced({}), show)).toEqual([
      ['general_liability_premium', 117, 130, 'You changed the event to Trade Show.'],
      ['tria', 0, 3.9, 'This was not part of the price before.'],
      ['policy_fee', 5.85, 6.5, '5% of $130.00 instead of $117.00.'],
    ])
    expect(moved(show, priced({}))).toContainEqual(['tria', 3.9, 0, 'This is no longer part of the price.'])
  })

  test('another event type without cancellation', () => {
    const only = priced({ coverage_type: 'Cancellation Insurance', event_total_costs: 22_000 })
    const festival = priced({ event_type: 'Food Festival' })
    const because = 'You changed the event to Food Festival, without cancellation coverage.'
    for (const before of [only, priced({ ...both, event_total_costs: 22_000 })]) {
      expect(changesBetween(before, festival)?.texts).toEqual([because])
      expect(moved(before, festival)).toContainEqual([
        'general_liability_premium',
        expect.anything(),
        expect.anything(),
        because,
      ])
    }
    expect(moved(only, festival)).toContainEqual([
      'cancellation_postponement_premium',
      150,
      0,
      'This is no longer part of the price.',
    ])
  })

  test('nothing moved, or there was no price', () => {
    expect(movedBetween(priced({}), priced({ event_name: 'Sample Garden Wedding' }))).toEqual([])
    expect(movedBetween(null, priced({}))).toEqual([])
    expect(movedBetween(priced({}), null)).toEqual([])
  })
})

describe('section 4: moving a quote to another version or state explains the difference', () => {
  test.each<[string, [Choices, RateOptions], [Choices, RateOptions], string]>([
    [
      'Iowa’s tax in 2027',
      [{ ...second, event_state: 'IA' }, { plan: '2026-11-20' }],
      [{ ...second, event_state: 'IA' }, { plan: '2027-01-01' }],
      '0.9% instead of 0.925% of $122.85.',
    ],
    [
      'another home state',
      [second, {}],
      [{ ...second, insured_state: 'OR' }, {}],
      'Tax of Oregon instead of Texas: 2.3% of $122.85 and $10.00 a policy instead of 4.89% of $122.85.',
    ],
    ['the second provider', [{}, {}], [second, {}], 'The insurer is not admitted now: 4.89% of $122.85.'],
    ['the first provider', [second, {}], [{}, {}], 'None: the insurer is admitted now.'],
    ['a fee set by a representative', [{}, {}], [{}, { feeChangedByRep: 100 }], 'Our representative set the fee.'],
    [
      'a fee no longer set by a representative',
      [{}, { feeChangedByRep: 100 }],
      [{}, {}],
      '5% of $117.00, no longer set by our representative.',
    ],
    [
      'an agreed fee adjustment',
      [{}, {}],
      [{}, { feeAdjustment: { percent: -20 } }],
      '5% of $117.00, less $1.17 instead of 5% of $117.00.',
    ],
  ])('section 4: %s', (_, before, after, because) => {
    expect(movedBetween(priced(...before), priced(...after)).map((line) => line.because)).toEqual([[because]])
  })

  test('a rate of another plan mentions its earlier value', () => {
    const [before, after] = [priced({}), priced({})]
    const [line, ...rest] = before.worksheet
    const older = { ...before, worksheet: [{ ...line!, amount: 110, basis: { ...line!.basis, base: 122 } }, ...rest] }
    expect(moved(older, after)).toEqual([
      ['general_liability_premium', 110, 117, 'It starts from $130.00 instead of $122.00.'],
    ])
  })

  test('a coupon that follows the fee counts as unchanged', () => {
    const coupon = (value: number, is_percentage: boolean) => ({ coupon: { value, is_percentage } })
    const by = (options: RateOptions) => moved(priced({}, options), priced({ number_attendees: 600 }, options)).at(-1)
    expect(by(coupon(50, true))).toEqual(['coupon_discount', -2.93, -5.18, '50% of $10.35 instead of $5.85.'])
    expect(by(coupon(8, false))).toEqual(['coupon_discount', -5.85, -8, 'Taken from a fee of $10.35 instead of $5.85.'])
    expect(moved(priced({}), priced({}, coupon(50, true)))).toEqual([
      ['coupon_discount', 0, -2.93, 'You added a coupon.'],
    ])
  })
})

test('the moved lines explain the whole difference of any two prices', () => {
  const prices = everyRule.map(([choices, options]) => priced(choices, options))
  for (const before of prices) {
    for (const after of prices) {
      const lines = movedBetween(before, after)
      const by = lines.reduce((sum, { from, to }) => sum + Math.round(to * 100) - Math.round(from * 100), 0)
      const cents = (price: typeof before) => Math.round(price.pricing_detail.amount_due * 100)
      expect(by).toBe(cents(after) - cents(before))
      for (const { because } of lines) {
        expect(because.length).toBeGreaterThan(0)
        for (const sentence of because) expect(sentence).toMatch(/^[A-Z$\d].*\.$/)
        expect(because.join(' ')).not.toMatch(/undefined|null|NaN/)
      }
    }
  }
})

test('an outside price may have unknown lines', () => {
  const before = priced({})
  const strange = { field: 'toString', rule: 'constructor', amount: 1, basis: {} }
  expect(movedBetween({ ...before, worksheet: [...before.worksheet, strange] }, before)).toEqual([
    { field: 'toString', from: 1, to: 0, because: ['This is no longer part of the price.'] },
  ])
})
