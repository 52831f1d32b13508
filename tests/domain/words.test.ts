import { describe, expect, test } from 'vitest'
import { type Answers, declarationOf, fieldsOf, formSteps } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { faultsOf } from '../../domain/application/faults'
import { missingTo, priceFaults, thenInWords } from '../../domain/application/missing'
import { coveredDays, goodUntil, periodOf, runningOf } from '../../domain/application/period'
import { reviewRows } from '../../domain/application/review'
import { lengthInWords, summaryOf } from '../../domain/application/summary'
import { dollars } from '../../domain/common/formats'
import { planOf } from '../../domain/rating'

const dry = { alcohol_event: 'False', number_attendees: 150 } as const
const done = answeredThrough('terms', { ...dry, event_state: 'TX', event_location_ai: 'True' })

describe('missing answers', () => {
  const labels = (goal: Parameters<typeof missingTo>[0], answers = done) =>
    missingTo(goal, answers).map(({ label }) => label)

  test('before the first price', () => {
    const begun = {
      ...answeredThrough('eventDetails', { event_state: 'TX' }),
      event_type: null,
      number_attendees: null,
    }
    expect(labels('price', { ...begun, event_start_date: null, event_end_date: null })).toEqual([
      'The kind of event',
      'How many people attend',
      'First day',
      'Last day',
    ])
    expect(labels('price')).toEqual([])
  })

  test('an invalid answer blocks a price too', () => {
    expect(labels('price', { ...done, event_start_date: '06/1' })).toEqual(['First day'])
    expect(labels('price', { ...done, event_end_date: '06/11/2027', number_attendees: null })).toEqual([
      'How many people attend',
      'Last day',
    ])
    expect(labels('price', { ...done, setup_coverage: 'True', setup_dates: ['06/12/2027'] })).toHaveLength(1)
  })

  test('in a step, by short names', () => {
    const answers = {
      ...answeredThrough('coverage', { alcohol_event: 'True' }),
      selling_alcohol: null,
      caterer_bartender_serving_alcohol: null,
    }
    expect(labels('coverage', answers)).toEqual([
      'Will you sell alcohol?',
      'Will a licensed server serve all the alcohol?',
    ])
  })

  test('spaces alone are no answer', () => {
    const insured = { ...answeredThrough('insured'), insured_first_name: '   ', insured_company_name: '   ' }
    expect(faultsOf('insured', insured).map(({ field }) => field)).toEqual(['insured_first_name'])
  })

  test('of an additional insured', () => {
    const ai_data = [
      { ai_name: 'Sample Lighting Hire', ai_address_1: '7 Example Lane', ai_city: 'Austin', ai_state: 'TX' },
    ]
    expect(labels('insured', { ...done, ai_data })).toEqual(['ZIP code of Sample Lighting Hire'])
  })

  test('the next steps in words', () => {
    expect(thenInWords('eventDetails', answeredThrough('coverage', dry))).toBe(
      'Then 7 short questions, your name and the venue.',
    )
    // steps on one page are answered together
    expect(thenInWords('coverage', answeredThrough('coverage', dry))).toBe(
      'Then your name, the venue and your agreement.',
    )
    expect(thenInWords('location', done)).toBe('Then payment.')
    expect(thenInWords('payment', done)).toBe('')
  })
})

test('the short name of a question with the answers Yes and No asks for one of them', () => {
  const asked = formSteps
    .flatMap(fieldsOf)
    .filter(([, { kind }]) => kind === 'yesNo')
    .map(([, { brief, label }]) => brief ?? label)
  expect(asked).toContain('Will you sell alcohol?')
  expect(asked.filter((words) => /^(who|what|which|how|when|where|why)\b.*\?$/i.test(words))).toEqual([])
})

describe('answers that block a price', () => {
  const faults = (choices: object) => priceFaults({ ...done, ...choices }).map(({ field }) => field)

  test('are none where only other questions are open or invalid', () => {
    expect(faults({ using_drone_at_event: null, insured_email: 'jordan@', event_city: null })).toEqual([])
  })

  test('are those that the rating needs, or uses once given', () => {
    expect(faults({ number_attendees: null })).toEqual(['number_attendees'])
    expect(faults({ event_end_date: '06/11/2027' })).toEqual(['event_end_date'])
    expect(faults({ insurance_producer: 'True', producer_fee: '12.' })).toEqual(['producer_fee'])
    expect(faults({ setup_coverage: 'True', setup_dates: null })).toEqual([])
    expect(faults({ setup_coverage: 'True', setup_dates: ['06/12/2027'] })).toEqual(['setup_dates'])
    expect(faults({ rehearsal_dinner: 'True' })).toEqual(['rehearsal_dinner_number_attendees'])
  })

  test('include the number of drinkers only with liquor', () => {
    expect(faults({ alcohol_event: 'True' })).toEqual([])
    const many = { number_attendees: 1200, alcohol_event: 'True', attendees_consuming_alcohol: null }
    expect(faults(many)).toEqual([])
    expect(faults({ ...many, selling_alcohol: 'True' })).toEqual(['attendees_consuming_alcohol'])
  })
})

describe('the summary of a finished step', () => {
  test.each([
    ['eventDetails', 'Wedding in Texas, 150 guests. Saturday, 06/12/2027. Liability.'],
    ['coverage', '$1,000,000 each occurrence, $2,000,000 general aggregate. No alcohol.'],
    ['underwriting', 'No answer needs a review.'],
    ['insured', 'Jordan Sample.'],
    ['location', 'Sample Meadow Barn, 12 Example Avenue, Austin, TX 78701. Named as additional insured.'],
    ['payment', ''],
  ] as const)('%s', (step, line) => {
    expect(summaryOf(step, done)).toBe(line)
  })

  test('includes its choices', () => {
    const answers = answeredThrough('terms', {
      ...dry,
      setup_coverage: 'True',
      setup_dates: ['06/11/2027'],
      raindate_coverage: 'True',
      damage_rented_premises: 'True',
      ai_data: [{ ai_name: 'A' }, { ai_name: 'B' }, {}],
    })
    expect(summaryOf('coverage', answers)).toBe(
      '$1,000,000 each occurrence, $2,000,000 general aggregate. One setup day and a rain date. No alcohol.',
    )
    expect(summaryOf('underwriting', answers, { reasons: 1 })).toBe(
      'Rented premises $300,000. One answer needs a review.',
    )
    expect(summaryOf('underwriting', answers, { reasons: 2 })).toBe(
      'Rented premises $300,000. Two answers need a review.',
    )
    expect(summaryOf('underwriting', answers, { reasons: 2, declines: 1 })).toBe(
      'Rented premises $300,000. This event cannot be insured.',
    )
    expect(summaryOf('insured', answers)).toBe('Jordan Sample, with two additional insureds.')
    expect(summaryOf('quoteSummary', answers, { amountDue: 433.65, today: '11/20/2026' })).toBe(
      '$433.65, quoted 11/20/2026 and good until 01/19/2027.',
    )
    expect(summaryOf('terms', answers, { signedOn: '11/20/2026' })).toBe('Terms agreed by Jordan Sample on 11/20/2026.')
    expect(lengthInWords(answers)).toBe('One day, one setup day and a rain date')
  })
})

test('an answer in words', () => {
  expect(reviewRows('eventDetails', done).map(({ field, answer }) => [field, answer])).toEqual([
    ['event_type', 'Wedding'],
    ['event_state', 'Texas'],
    ['number_attendees', '150'],
    ['event_start_date', 'Saturday, 06/12/2027'],
    ['event_end_date', 'Saturday, 06/12/2027'],
    ['coverage_type', 'Liability'],
  ])
  expect(reviewRows('underwriting', done).find(({ field }) => field === 'using_drone_at_event')?.answer).toBe('No')
})

describe('the covered days', () => {
  const around = answeredThrough('underwriting', {
    setup_coverage: 'True',
    setup_dates: ['06/11/2027'],
    takedown_coverage: 'True',
    takedown_dates: ['06/13/2027'],
  })

  test('a policy runs from the first of them to the day after the last', () => {
    expect(coveredDays(around)).toEqual(['06/11/2027', '06/12/2027', '06/13/2027'])
    expect(periodOf(around)).toEqual({ from: '06/11/2027', to: '06/14/2027' })
    expect(periodOf({ ...around, event_start_date: null })).toBeNull()
  })

  test('cancellation runs from the purchase to the day after the event’s last day or rain date', () => {
    const both = { ...around, coverage_type: 'Liability and Cancellation Insurance' as const }
    const until = (choices: Partial<Answers> = {}) =>
      runningOf({ ...both, ...choices }).find(({ cover }) => cover === 'Cancellation')
    expect(until()).toEqual({ cover: 'Cancellation', from: 'the purchase', to: '2:00 am on 06/13/2027' })
    const rain = { raindate_coverage: 'True', raindate_date: '06/19/2027' } as const
    expect(until({ end_after_two: 'True' })?.to).toBe('4:00 am on 06/13/2027')
    expect(until(rain)?.to).toBe('2:00 am on 06/20/2027')
  })

  test('a quote is valid for 60 days, or while everything is sold (decisions 8 and 12)', () => {
    const alone = answeredThrough('location')
    expect(goodUntil('11/20/2026', around)).toBe('01/19/2027')
    expect(goodUntil('06/01/2027', alone)).toBe('06/12/2027')
    expect(goodUntil('06/01/2027', around)).toBe(coveredDays(around)[0])
    const cancellation = { coverage_type: 'Liability and Cancellation Insurance' } as const
    expect(goodUntil('05/20/2027', { ...alone, ...cancellation })).toBe('05/29/2027')
  })
})

test.each(['2026-11-20', '2027-01-01'])('prices in the questions are those of plan %s', (version) => {
  const plan = planOf(version)
  const fields = Object.fromEntries(formSteps.flatMap(fieldsOf))
  const cheapest = (premiums: object) => `from ${dollars(Math.min(...Object.values(premiums).filter((p) => p > 0)))}`
  expect(fields['medical_payments']?.price).toBe(cheapest(plan.medicalPayments))
  expect(fields['damage_rented_premises']?.price).toBe(cheapest(plan.rentedPremises))
  expect(fields['rehearsal_dinner']?.price).toBe(cheapest(plan.rehearsal))
  expect(fields['tria_accepted']?.price).toBe(`${plan.triaPercent}% of the liability premium`)
  expect(declarationOf('coverage').groups['days']?.hint).toBe(
    `Each setup or teardown day costs ${dollars(plan.setupDay)}, a rain date ${dollars(plan.rainDate)}.`,
  )
  expect(plan.takedownDay).toBe(plan.setupDay)
  const { covers } = plan.cancellation
  for (const [cover, percent] of Object.entries(covers)) expect(fields[cover]?.price).toBe(`${percent}% of its limit`)
  const entry = fields['ai_data']!.entry!.fields
  expect(entry['ai_waiver_subrogation']?.price).toBe(dollars(plan.waiver.each))
  expect(entry['ai_primary_noncontributory']?.price).toBe(dollars(plan.primary.each))
})

test('the two amounts of the limits and the insured are explained where they are chosen', () => {
  expect(declarationOf('coverage').groups['limits']?.hint).toMatch(
    /^The first amount is the most we pay for one occurrence, such as an accident\. The second is for the whole event\./,
  )
  expect(declarationOf('insured').groups['insured']?.hint).toMatch(/^You, or the organization that holds the event\./)
})
