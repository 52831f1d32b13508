import { describe, expect, test } from 'vitest'
import { type RateOptions, rate, toWire } from '../../domain/rating'
import { changesBetween, lineWords } from '../../domain/worksheet'
import { allSubCovers, both, type Choices, cancellationOnly, event, second, spring } from './rating.fixture'

const priced = (choices: Choices, options: RateOptions = {}) => toWire(rate(event(choices), options))

/** Label, amount and reason of the lines under Cancellation. */
const printed = (choices: Choices) =>
  priced(choices)
    .worksheet.filter(({ group }) => group === 'cancellation')
    .map((line) => {
      const { label, reason } = lineWords(line)
      return [label, line.amount.toFixed(2), reason]
    })

const conference: Choices = { ...cancellationOnly, ...spring, event_type: 'Conference', event_total_costs: 90_000 }
const outdoors = { event_outdoor_or_tent: 'True' } as const

test('a wedding’s cancellation and its coverages are separate lines, each with its payout', () => {
  expect(printed({ ...both, ...allSubCovers, event_total_costs: 22_000 })).toEqual([
    [
      'Cancellation, $25,000',
      '150.00',
      'Up to $25,000, the lowest of our limits that covers your budget. Held indoors: $150.00.',
    ],
    ['Loss of deposit, $2,500', '25.00', 'Up to $2,500. It costs 1% of that.'],
    ['Photographs and video, $2,000', '20.00', 'Up to $2,000. It costs 1% of that.'],
    ['Gifts, $2,000', '16.00', 'Up to $2,000. It costs 0.8% of that.'],
    ['Wedding attire, $2,000', '16.00', 'Up to $2,000. It costs 0.8% of that.'],
    ['Scheduled jewelry, $2,000', '24.00', 'Up to $2,000. It costs 1.2% of that.'],
  ])
})

test.each<[string, Choices, string, string, string]>([
  [
    'a wedding with the second provider, outdoors',
    { ...cancellationOnly, ...second, ...outdoors, event_total_costs: 16_000 },
    'Cancellation, $17,500',
    '155.00',
    'Up to $17,500, your budget, rounded up to the next $2,500. Held outdoors: $123.75, times 1.25 for that, rounded to whole dollars.',
  ],
  [
    'a conference by its costs',
    { ...conference, event_total_costs: 90_000.5 },
    'Cancellation, $90,001',
    '855.00',
    'Up to $90,001, your costs. Held indoors: $0.95 for each $100, rounded to whole dollars.',
  ],
  [
    'a conference by its revenue, outdoors in Texas in September',
    { ...conference, ...outdoors, event_gross_revenue: 120_000, ...september() },
    'Cancellation, $120,000',
    '3192.00',
    'Up to $120,000, your expected revenue. Held outdoors: $0.95 for each $100, times 1.75 for that, times 1.6 for the months of hurricanes.',
  ],
  [
    'a conference in the winter of New York, indoors',
    { ...conference, event_state: 'NY', event_start_date: '01/15/2027', event_end_date: '01/15/2027' },
    'Cancellation, $90,000',
    '983.00',
    'Up to $90,000, your costs. Held indoors: $0.95 for each $100, times 1.15 for the northern winter, rounded to whole dollars.',
  ],
  [
    'a conference at the lowest price, with the second provider',
    { ...conference, ...second, event_total_costs: 9_000 },
    'Cancellation, $10,000',
    '250.00',
    'Up to $10,000, your costs, rounded up to the next $2,500. Held indoors: $0.95 for each $100. No cancellation of this kind costs less than $250.00.',
  ],
])('%s', (_, choices, ...words) => {
  expect(printed(choices)).toEqual([words])
})

describe('changes of a cancellation price', () => {
  const wedding: Choices = { ...both, event_total_costs: 22_000 }
  const changes = (before: Choices, after: Choices) => changesBetween(priced(before), priced(after))?.texts

  test.each<[string, Choices, Choices, string[]]>([
    [
      'a higher budget',
      wedding,
      { ...wedding, event_total_costs: 33_000 },
      ['You raised the budget: now covered up to $35,000.'],
    ],
    [
      'lower costs',
      conference,
      { ...conference, event_total_costs: 60_000 },
      ['You lowered the costs: now covered up to $60,000.'],
    ],
    [
      'revenue instead of costs',
      conference,
      { ...conference, event_gross_revenue: 150_000 },
      ['We now insure your expected revenue, up to $150,000.'],
    ],
    ['an added coverage', wedding, { ...wedding, event_gift: 'True' }, ['You added gifts coverage up to $2,000.']],
    ['a removed coverage', { ...wedding, loss_deposit: 'True' }, wedding, ['You removed coverage for lost deposits.']],
    ['moved outdoors', wedding, { ...wedding, ...outdoors }, ['You moved the event outdoors.']],
    ['moved indoors', { ...wedding, ...outdoors }, wedding, ['You moved the event indoors.']],
    [
      'into hurricane season',
      conference,
      { ...conference, ...september() },
      ['The event is now in the months of hurricanes.'],
    ],
    [
      'out of hurricane season',
      { ...conference, ...september() },
      conference,
      ['The event is no longer in the months of hurricanes.'],
    ],
    [
      'another event type',
      conference,
      { ...conference, event_type: 'Convention' },
      ['You changed the event to Convention.'],
    ],
    [
      'another insurer by state',
      wedding,
      { ...wedding, event_state: 'AK' },
      ['Another insurer writes it now, and covers up to $22,500.'],
    ],
  ])('%s', (_, before, after, texts) => {
    expect(changes(before, after)).toEqual(texts)
  })

  test('a chosen limit is a change of its own; a limit of the budget follows it', () => {
    const chosen: Choices = { ...wedding, ...second, event_gift: 'True' }
    expect(changes(chosen, { ...chosen, event_gift_limit: '$5,000' })).toEqual(['You raised gifts coverage to $5,000.'])
    const all: Choices = { ...wedding, ...allSubCovers }
    expect(changes(all, { ...all, event_total_costs: 33_000 })).toEqual([
      'You raised the budget: now covered up to $35,000.',
    ])
    expect(changes(wedding, { ...wedding, event_gift: 'True', event_total_costs: 33_000 })).toEqual([
      'You raised the budget: now covered up to $35,000.',
      'You added gifts coverage up to $2,500.',
    ])
  })

  test('an added or removed coverage includes its lines', () => {
    const raised = { medical_payments: 'True' } as const
    expect(changes(raised, { ...raised, ...wedding, ...allSubCovers })).toEqual(['You added cancellation coverage.'])
    expect(changes({ ...raised, ...wedding }, { ...cancellationOnly, event_total_costs: 22_000 })).toEqual([
      'You removed liability coverage.',
    ])
  })
})

function september() {
  return { event_start_date: '09/01/2027', event_end_date: '09/01/2027' } as const
}
