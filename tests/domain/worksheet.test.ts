import { describe, expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { type RateOptions, rate, toWire } from '../../domain/rating'
import { changesBetween, lineWords } from '../../domain/worksheet'
import { event, everyRule } from './rating.fixture'

const dry = { alcohol_event: 'False', event_state: 'TX', number_attendees: 150 } as const
const priced = (choices: Partial<Answers>, options: RateOptions = {}) =>
  toWire(rate(answeredThrough('underwriting', { ...dry, ...choices }), options))

/** Label, amount in dollars or "Included", and the reason, as the price panel prints them. */
const printed = (choices: Partial<Answers>, options: RateOptions = {}) =>
  priced(choices, options).worksheet.map((line) => {
    const { label, reason, isIncluded } = lineWords(line)
    return [label, isIncluded ? 'Included' : line.amount.toFixed(2), reason]
  })

const entry = (ai_name: string, more = {}) => ({ ai_name, ...more })

test('the price of a wedding reads as in the panel', () => {
  expect(printed({ setup_coverage: 'True', setup_dates: ['06/11/2027'] })).toEqual([
    [
      'General liability',
      '117.00',
      '$1,000,000 each occurrence, $2,000,000 general aggregate. One-day wedding, 101-500 guests: $130.00 less 10% for weddings.',
    ],
    ['Host liquor', 'Included', 'Covers you when you serve alcohol and do not sell it.'],
    ['Medical payments, $1,000', 'Included', 'Part of every liability policy. You can raise it in step 3.'],
    ['Rented premises, $100,000', 'Included', 'Part of every liability policy. You can raise it in step 3.'],
    ['Setup day, 06/11/2027', '20.00', '$20.00 for each setup day.'],
    ['Policy fee, 5%', '6.85', '5% of $137.00.'],
    ['State tax, Texas', '0.00', 'None: this insurer is admitted in Texas.'],
  ])
})

test('factors, the minimum premium and the tax are mentioned where they apply', () => {
  const words = printed(
    {
      event_type: 'Food Festival',
      number_attendees: 3000,
      coverage_limits: '$2,000,000/$2,000,000',
      event_end_date: '06/13/2027',
      alcohol_event: 'True',
      selling_alcohol: 'True',
      is_hcc: 'True',
    },
    { coupon: { value: 5, is_percentage: false } },
  ).map(([label, , reason]) => `${label}: ${reason}`)
  expect(words).toEqual(
    expect.arrayContaining([
      'General liability: $2,000,000 each occurrence, $2,000,000 general aggregate. Two-day Food Festival, 1,501-3,000 people: $1,015.00, times 1.25 for the limits, times 1.35 for two days, rounded to whole dollars.',
      'Liquor liability: Alcohol is sold or needs a license. 0-500 drinking: $150.00, times 1.25 for the limits, times 1.35 for two days, rounded to whole dollars.',
      'Terrorism, 3%: 3% of $1,966.00 of liability. You may decline it in step 3.',
      'State tax, Texas: 4.89% of $2,123.28.',
      'Coupon: Taken off the policy fee.',
    ]),
  )
  const [least] = printed({ event_type: 'Disc Jockey', number_attendees: 80, coverage_limits: '$500,000/$1,000,000' })
  expect(least?.[2]).toContain('No liability costs less than $60.00.')
})

test('rounding is mentioned where it made a difference', () => {
  const [rounded] = printed({ number_attendees: 80 })
  expect(rounded?.slice(1)).toEqual([
    '77.00',
    '$1,000,000 each occurrence, $2,000,000 general aggregate. One-day wedding, 0-100 guests: $85.00 less 10% for weddings, rounded to whole dollars.',
  ])
  expect(printed({})[0]?.[2]).not.toContain('rounded')
})

test('additional insureds and their endorsements are named', () => {
  const words = printed({
    ai_data: [
      entry('Example Catering Co.', { ai_waiver_subrogation: 'True' }),
      entry('Sample City Parks Department', { ai_primary_noncontributory: 'True' }),
      entry('Sample Lighting Hire', { ai_waiver_subrogation: 'True' }),
    ],
  })
  expect(words).toEqual(
    expect.arrayContaining([
      [
        '3 additional insureds',
        '30.00',
        'For Example Catering Co., Sample City Parks Department and Sample Lighting Hire: $10.00 each. A venue that is not in this list is free.',
      ],
      ['Waiver of subrogation', '70.00', 'For Example Catering Co. and Sample Lighting Hire: $35.00 each.'],
      ['Primary wording', '35.00', 'For Sample City Parks Department.'],
    ]),
  )
})

describe('reasons of a changed price', () => {
  const changes = (before: Partial<Answers>, after: Partial<Answers>, options: RateOptions = {}) =>
    changesBetween(priced(before), priced(after, options))

  test('a setup day, as in the panel', () => {
    expect(changes({}, { setup_coverage: 'True', setup_dates: ['06/11/2027'] })).toEqual({
      texts: ['You added a setup day, 06/11/2027.'],
      difference: 21,
      detail: 'Setup day $20.00, policy fee $1.00.',
    })
  })

  test('several added items show their number', () => {
    const ai_data = Array.from({ length: 12 }, (_, i) => entry(`Sample Hire ${i + 1}`))
    expect(changes({ ai_data: [] }, { ai_data })?.detail).toBe('12 additional insureds $120.00, policy fee $6.00.')
    expect(changes({ ai_data: ai_data.slice(0, 11) }, { ai_data })?.detail).toContain('Additional insured $10.00')
    const setup = { setup_coverage: 'True', setup_dates: ['06/10/2027', '06/11/2027'] } as const
    expect(changes({ ai_data: [] }, { ...setup, ai_data })?.detail).toContain('Two setup days $40.00, 12 additional')
  })

  test('there is none for the first or an unchanged price', () => {
    expect(changesBetween(null, priced({}))).toBeNull()
    expect(changes({}, { event_name: 'Sample Garden Wedding' })).toBeNull()
  })

  const lighting = entry('Sample Lighting Hire')
  test.each<[Partial<Answers>, Partial<Answers>, string[]]>([
    [{ ai_data: [] }, { ai_data: [lighting] }, ['You added an additional insured, Sample Lighting Hire.']],
    [{ ai_data: [lighting] }, { ai_data: [] }, ['You removed an additional insured, Sample Lighting Hire.']],
    [
      { ai_data: [lighting] },
      { ai_data: [{ ...lighting, ai_waiver_subrogation: 'True' }] },
      ['You added a waiver of subrogation for Sample Lighting Hire.'],
    ],
    [{}, { medical_payments: 'True' }, ['You raised medical payments to $5,000.']],
    [{ damage_rented_premises: 'True' }, {}, ['You lowered rented premises to $100,000.']],
    [
      {},
      { coverage_limits: '$2,000,000/$2,000,000' },
      ['You changed the limits to $2,000,000 each occurrence, $2,000,000 general aggregate.'],
    ],
    [{}, { number_attendees: 600 }, ['You changed the number attending: now 501-1,500.']],
    [{}, { event_end_date: '06/13/2027' }, ['You changed the length: now two days.']],
    [{}, { event_type: 'Trade Show' }, ['You changed the event to Trade Show.']],
    [{}, { raindate_coverage: 'True' }, ['You added a rain date.']],
    [{}, { alcohol_event: 'True', selling_alcohol: 'True' }, ['Your answers on alcohol need liquor liability.']],
    [
      { alcohol_event: 'True', selling_alcohol: 'True' },
      {},
      ['Your answers on alcohol no longer need liquor liability.'],
    ],
    [
      { event_type: 'Trade Show' },
      { event_type: 'Trade Show', tria_accepted: 'False' },
      ['You declined terrorism coverage.'],
    ],
  ])('%j to %j', (before, after, texts) => {
    expect(changes(before, after)?.texts).toEqual(texts)
  })

  test('a coupon, and a fee that only followed', () => {
    expect(changes({}, {}, { coupon: { value: 5, is_percentage: false } })).toMatchObject({
      texts: ['You added a coupon.'],
      difference: -5,
    })
    expect(changes({}, {}, { feeChangedByRep: 0 })?.texts).toEqual(['Our representative set the fee.'])
  })
})

test('every pricing rule has words', () => {
  for (const [choices, options] of everyRule) {
    for (const line of rate(event(choices), options).lines) {
      const { label, reason } = lineWords(line)
      expect(label, line.rule).not.toBe(line.field)
      expect(`${label}. ${reason}`, line.rule).toMatch(/^[A-Z][^_]*[^ .]\. [A-Z$\d].*\.$/)
      expect(`${label} ${reason}`, line.rule).not.toMatch(/undefined|null|NaN/)
    }
  }
})
