import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { answersMeeting, checkRequirements, isWhole, type LineKey } from '../../../domain/venues/check'
import { costOf } from '../../../domain/venues/cost'
import type { RequirementSheet } from '../../../domain/venues/sheet'
import { doubleEnds, ends } from '../sentenceEnds'
import { publishedSheets } from './sheets'

const issued = '11/20/2026'
const sheetOf = (asks: Partial<RequirementSheet> = {}): RequirementSheet => ({ ...publishedSheets[13]!.sheet, ...asks })
const { venue } = sheetOf()
const named = {
  event_location_name: venue.name,
  event_address_1: venue.address_1,
  event_address_2: null,
  event_zip: venue.zip,
  event_city: venue.city,
  event_location_ai: 'True',
  certificate_holder: null,
} as const
const buyer = (choices: Partial<Answers> = {}): Answers => {
  const options = { event_state: 'TX', alcohol_event: 'False', ...named, ...choices } as Partial<Answers>
  return { ...answeredThrough('location', options), ...options }
}
const lineOf = (key: LineKey, sheet: RequirementSheet, answers = buyer(), day = issued) =>
  checkRequirements(sheet, answers, { issued: day }).find((line) => line.key === key)
const stateOf = (...given: Parameters<typeof lineOf>) => lineOf(...given)?.state

test.each(ends)('no advice ends twice where a name ends in “%s”', (end) => {
  const name = `Sample Hall${end}`
  const asks = { venue: { ...venue, name }, additional_insured: true, waiver_of_subrogation: true }
  const answers = buyer({ event_location_name: `Sample Barn${end}`, event_location_ai: 'False' })
  const lines = checkRequirements(sheetOf(asks), answers, { issued }).map((line) => JSON.stringify(line))
  expect(lines.filter((line) => line.includes('Not named yet'))).toHaveLength(1)
  expect(lines.flatMap(doubleEnds)).toEqual([])
})

describe('a sheet', () => {
  test('of the thirty published ones is whole in at least twenty-nine', () => {
    expect(publishedSheets).toHaveLength(30)
    expect(publishedSheets.filter(({ sheet }) => isWhole(sheet)).length).toBeGreaterThanOrEqual(29)
  })

  test('has every amount, day, name and address of its published text', () => {
    for (const { published, sheet } of publishedSheets) {
      const amounts = [...published.matchAll(/\$[\d,]+/g)].map(([text]) => Number(text.replaceAll(/[$,]/g, '')))
      const { each_occurrence, general_aggregate, rented_premises, medical_payments } = sheet
      expect({ published, amounts: new Set(amounts) }).toEqual({
        published,
        amounts: new Set([each_occurrence, general_aggregate, rented_premises, medical_payments].filter(Boolean)),
      })
      for (const { name } of [...(sheet.additional_insured ? [sheet.venue] : []), ...sheet.also_insured])
        expect(published).toContain(name)
      expect(published.match(/[\w.]+@[\w.]+\w/)?.[0] ?? null).toBe(sheet.send_to)
      expect([published, /waiver/i.test(published)]).toEqual([published, sheet.waiver_of_subrogation])
      expect([published, /primary/i.test(published)]).toEqual([published, sheet.primary_noncontributory])
      const due = published.match(/(\d+) days (?:before|prior)/)
      expect([published, due ? Number(due[1]) : null]).toEqual([published, sheet.due_days])
    }
  })
})

describe('a line of the requirements', () => {
  test('about limits names the lowest ones that are enough, and is impossible above the highest', () => {
    const sheet = sheetOf({ each_occurrence: 1_000_000, general_aggregate: 3_000_000 })
    expect(lineOf('limits', sheet)?.change).toEqual({ coverage_limits: '$1,000,000/$3,000,000' })
    expect(stateOf('limits', sheet, buyer({ coverage_limits: '$3,000,000/$3,000,000' }))).toBe('met')
    expect(stateOf('limits', sheetOf({ each_occurrence: 5_000_000 }))).toBe('cannotBeMet')
  })

  test('about rented premises is met by the included $100,000 and raised above it', () => {
    expect(stateOf('rentedPremises', sheetOf({ rented_premises: 100_000 }))).toBe('met')
    expect(lineOf('rentedPremises', sheetOf({ rented_premises: 200_000 }))?.change).toEqual({
      damage_rented_premises: 'True',
      damage_rented_premises_limit: '$300,000',
    })
  })

  test('about medical payments is impossible above the highest limit', () => {
    expect(stateOf('medicalPayments', sheetOf({ medical_payments: 25_000 }))).toBe('cannotBeMet')
  })

  test('about the name is not met by one that differs in a letter, and its change has the exact name', () => {
    const other = buyer({ event_location_name: 'Sample Community church' })
    expect(lineOf('name', sheetOf(), other)).toMatchObject({
      state: 'notMet',
      change: { event_location_name: 'Sample Community Church' },
    })
  })

  test('about the name is not met while the certificate is for another holder', () => {
    const other = buyer({ certificate_holder: 'Sample City, 1 Example Plaza' })
    expect(lineOf('name', sheetOf(), other)).toMatchObject({ state: 'notMet', change: { certificate_holder: null } })
  })

  test('about the insured is not met if the insured is the venue, however its name is written', () => {
    for (const name of ['Sample Community Church', 'SAMPLE COMMUNITY CHURCH, INC.', 'Community Church Hall'])
      expect(lineOf('insured', sheetOf(), buyer({ insured_company_name: name }))).toMatchObject({
        state: 'notMet',
        change: { insured_company_name: null },
      })
    expect(stateOf('insured', sheetOf(), buyer({ insured_company_name: 'Sample Company' }))).toBe('met')
  })

  test('about a waiver adds the venue to the additional insureds with its exact name and address', () => {
    const sheet = sheetOf({ waiver_of_subrogation: true })
    expect(lineOf('waiver', sheet)?.change).toEqual({
      ai_data: [
        {
          ai_name: venue.name,
          ai_address_1: venue.address_1,
          ai_address_2: null,
          ai_city: venue.city,
          ai_state: venue.state,
          ai_zip: venue.zip,
          ai_waiver_subrogation: 'True',
        },
      ],
    })
  })

  test('about a waiver warns that a venue that is named for free needs a priced entry', () => {
    const sheet = sheetOf({ waiver_of_subrogation: true })
    const adviceOf = (answers: Partial<Answers>) => lineOf('waiver', sheet, buyer(answers))?.advice
    const missing = `No waiver of subrogation yet for ${venue.name}.`
    const named = { event_location_ai: 'True', event_location_name: venue.name } as const
    expect(adviceOf(named)).toBe(
      `${missing} The wording needs an entry of the venue in your list of additional insureds, at the price of each.`,
    )
    expect(adviceOf({ ...named, event_location_ai: 'False' })).toBe(missing)
    expect(adviceOf({ ...named, ai_data: [{ ai_name: venue.name }] })).toBe(missing)
  })

  test('about wording corrects a misspelled additional insured instead of adding a second one', () => {
    const answers = buyer({ ai_data: [{ ai_name: 'The Sample Community Church' }] })
    const sheet = sheetOf({ waiver_of_subrogation: true, primary_noncontributory: true })
    const { ai_data } = answersMeeting(sheet, answers, { issued })
    expect(ai_data).toHaveLength(1)
    expect(ai_data?.[0]).toMatchObject({
      ai_name: 'Sample Community Church',
      ai_waiver_subrogation: 'True',
      ai_primary_noncontributory: 'True',
    })
  })

  test('about additional insureds has no change where the list is full', () => {
    const ai_data = Array.from({ length: 12 }, (_, i) => ({ ai_name: `Sample Company ${i}` }))
    const sheet = sheetOf({ waiver_of_subrogation: true })
    expect(lineOf('waiver', sheet, buyer({ ai_data }))).toMatchObject({ state: 'notMet', change: null })
  })

  test('about alcohol is met by a dry event, and by a served event with host liquor', () => {
    const wet = buyer({ alcohol_event: 'True', selling_alcohol: 'False' })
    expect(stateOf('liquor', sheetOf({ liquor: 'forbidden' }))).toBe('met')
    expect(lineOf('liquor', sheetOf({ liquor: 'forbidden' }), wet)).toMatchObject({ state: 'notMet', change: null })
    expect(stateOf('liquor', sheetOf({ liquor: 'hostWhenServed' }), wet)).toBe('met')
    expect(stateOf('liquor', sheetOf({ liquor: 'liabilityWhenSold' }), wet)).toBe('met')
    expect(stateOf('liquor', sheetOf({ liquor: 'liabilityWhenServed' }), wet)).toBe('cannotBeMet')
    const selling = buyer({ alcohol_event: 'True', selling_alcohol: 'True' })
    expect(stateOf('liquor', sheetOf({ liquor: 'liabilityWhenServed' }), selling)).toBe('met')
  })

  test('about setup names the days right before the event, and a passed one cannot be covered', () => {
    const sheet = sheetOf({ setup_days: 2 })
    const answers = buyer({ event_start_date: '12/01/2026', event_end_date: '12/01/2026' })
    expect(lineOf('setupDays', sheet, answers)?.change).toEqual({
      setup_coverage: 'True',
      setup_dates: ['11/29/2026', '11/30/2026'],
    })
    expect(stateOf('setupDays', sheet, answers, '11/30/2026')).toBe('cannotBeMet')
  })

  test('about the due day is met until that day', () => {
    const answers = buyer({ event_start_date: '12/01/2026', event_end_date: '12/01/2026' })
    expect(stateOf('due', sheetOf({ due_days: 10 }), answers, '11/21/2026')).toBe('met')
    expect(stateOf('due', sheetOf({ due_days: 10 }), answers, '11/22/2026')).toBe('cannotBeMet')
  })

  test('about liability has no single change while only cancellation is chosen', () => {
    const answers = { ...buyer(), coverage_type: 'Cancellation Insurance' } as Answers
    const lines = checkRequirements(sheetOf({ waiver_of_subrogation: true }), answers, { issued })
    expect(lines.filter(({ state }) => state === 'notMet').map(({ key }) => key)).toEqual([
      'limits',
      'additionalInsured',
      'waiver',
    ])
  })

  test('about other insurance, notice, and words of the venue says that we cannot meet it', () => {
    const sheet = sheetOf({ other_insurance: ['auto'], notice_days: 30, other_words: 'Bring a fire plan.' })
    const lines = checkRequirements(sheet, buyer(), { issued }).filter(({ state }) => state === 'cannotBeMet')
    expect(lines.map(({ key }) => key)).toEqual(['notice', 'otherInsurance', 'otherWords'])
  })
})

describe('the cost of a change', () => {
  const today = issued
  test('of two wordings for the venue is their fees and the place of the venue on the list, with fee and tax', () => {
    const sheet = sheetOf({ waiver_of_subrogation: true })
    const answers = buyer()
    const { change } = lineOf('waiver', sheet, answers)!
    // $10.00 and $35.00, with the policy fee of 5%; rounding is that of the whole price
    expect(costOf(change!, answers, { today })).toEqual({ dollars: expect.closeTo(47.25, 2) })
  })

  test('is a review where an underwriter decides, and unknown without a price', () => {
    const answers = buyer({ damage_rented_premises: 'False' })
    const change = { damage_rented_premises: 'True', damage_rented_premises_limit: '$1,000,000' } as const
    expect(costOf(change, answers, { today })).toBe('review')
    expect(costOf(change, { ...answers, event_start_date: null }, { today })).toBe('unknown')
  })
})
