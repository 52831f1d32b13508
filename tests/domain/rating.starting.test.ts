import { describe, expect, test } from 'vitest'
import { type Answers, blankAnswers } from '../../domain/application'
import { isCancellationOpen, priceFaults } from '../../domain/application/missing'
import { type RateOptions, rate, startingToWire } from '../../domain/rating'
import { startingPrice } from '../../domain/rating/starting'
import { allSubCovers, both, type Choices, event, second, spring } from './rating.fixture'

/** Liability and cancellation with the questions of cancellation unanswered, as right after the choice of both. */
const open = (choices: Choices = {}): Answers => ({
  ...event({ ...both, ...choices }),
  event_gross_revenue: null,
  event_total_costs: null,
  event_outdoor_or_tent: null,
  ...choices,
})
const starting = (choices: Choices = {}, options: RateOptions = {}) => {
  const answers = open(choices)
  expect(isCancellationOpen(answers)).toBe(true)
  const { cancellation_from, fees_from, amount_due_from } = startingToWire(startingPrice(answers, options))
  return [cancellation_from, fees_from, amount_due_from]
}
const conference = { event_type: 'Conference', number_attendees: 300, ...spring } as const

describe('the lowest price while answers about cancellation are missing (decision 75)', () => {
  // 117.00 for liability; 5 % of both premiums
  test('of a wedding is that of the lowest budget, held indoors, to the cent', () => {
    expect(starting()).toEqual([85, 10.1, 212.1])
  })

  test('uses the answers so far: the budget, or that it is held outdoors', () => {
    expect(starting({ event_total_costs: 22_000 })).toEqual([150, 13.35, 280.35])
    expect(starting({ event_outdoor_or_tent: 'True' })).toEqual([106, 11.15, 234.15])
  })

  test('of an approved type is the minimum premium of cancellation', () => {
    // 130.00 for liability: 3 % of it for terrorism, and 5 % of 380.00
    expect(starting(conference)).toEqual([250, 22.9, 402.9])
    // 0.95 for each $100
    expect(starting({ ...conference, event_total_costs: 100_000 })[0]).toBe(950)
    expect(starting({ ...conference, event_gross_revenue: 120_000 })[0]).toBe(1140)
  })

  test('of the second provider is that of its first step, with the state’s tax', () => {
    // 10.10 is the fee, and Texas taxes 212.10 with 4.89 %
    expect(starting(second)).toEqual([85, 20.47, 222.47])
  })

  test('includes a coverage beside cancellation, at its lowest limit while none is chosen', () => {
    // 1 % of $1,000 twice, 0.8 % twice, 1.2 %
    expect(starting(allSubCovers)[0]).toBe(85 + 10 + 10 + 8 + 8 + 12)
    const chosen = {
      ...conference,
      event_total_costs: 100_000,
      event_outdoor_or_tent: 'False',
      loss_deposit: 'True',
    } as const
    expect(starting({ ...chosen, loss_deposit_limit: null })[0]).toBe(960)
  })

  test('applies a coupon and an agreed policy fee', () => {
    expect(starting({}, { coupon: { value: 5, is_percentage: false } })).toEqual([85, 5.1, 207.1])
    expect(starting({}, { feeAdjustment: { percent: -50 } })).toEqual([85, 5.05, 207.05])
  })
})

test.each([
  ['a wedding', {}],
  ['a conference', conference],
  ['the second provider', second],
] as const)('of %s no whole price is lower, and liability costs the same in each', (_, choices) => {
  const lowest = startingPrice(open(choices))
  for (const event_total_costs of [1, 7_500, 22_000, 100_000]) {
    for (const event_outdoor_or_tent of ['False', 'True'] as const) {
      const whole = rate({ ...open(choices), event_total_costs, event_outdoor_or_tent })
      expect(whole.detail.amount_due).toBeGreaterThanOrEqual(lowest.dueFrom)
      expect(whole.lines.filter(({ group, field }) => group === 'liability' && field !== 'tria')).toEqual(lowest.lines)
    }
  }
})

test('its parts add up to its total', () => {
  const { lines, cancellationFrom, feesFrom, dueFrom } = startingPrice(open({ ...conference, tria_accepted: 'True' }))
  expect(lines.reduce((sum, { amount }) => sum + amount, 0) + cancellationFrom + feesFrom).toBe(dueFrom)
})

test.each([
  ['liability alone', { coverage_type: 'Liability Insurance' }],
  ['cancellation alone', { coverage_type: 'Cancellation Insurance' }],
  ['no head count', { number_attendees: null }],
  ['both with every answer', { event_total_costs: 22_000, event_outdoor_or_tent: 'False' }],
] as const)('there is none with %s', (_, choices) => {
  expect(isCancellationOpen(open(choices))).toBe(false)
})

test('there is none before anything is answered', () => {
  expect(priceFaults(blankAnswers).length).toBeGreaterThan(0)
  expect(isCancellationOpen({ ...blankAnswers, ...both })).toBe(false)
})
