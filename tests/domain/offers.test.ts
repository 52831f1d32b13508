import { describe, expect, test } from 'vitest'
import { type Answers, formSteps, numberOf, onwardOf, stepOrder } from '../../domain/application'
import { applicableSteps, askedIn, countedAnswers, offersIn } from '../../domain/application/applicable'
import { answeredThrough } from '../../domain/application/examples'
import { faultsOf } from '../../domain/application/faults'
import { missingTo, priceFaults } from '../../domain/application/missing'
import { pageOf } from '../../domain/application/page'
import { answersIn, pathOf, payloadOf } from '../../domain/application/payload'

const both = 'Liability and Cancellation Insurance'
const wedding = (choices: Partial<Answers> = {}) =>
  answeredThrough('underwriting', {
    event_type: 'Wedding',
    coverage_type: both,
    event_total_costs: 22_000,
    loss_deposit: 'True',
    event_gift: 'True',
    scheduled_jewelry: 'True',
    ...choices,
  })
const values = (answers: Answers, step: 'eventDetails' | 'coverage' | 'underwriting', name: string) =>
  offersIn(step, answers)[name]?.map(({ value }) => value)

describe('options depend on earlier answers', () => {
  test('section 5: cancellation is offered for the approved types and weddings, otherwise there is no question', () => {
    expect(askedIn('eventDetails', answeredThrough('eventDetails', { event_type: 'Wedding' }))).toContain(
      'coverage_type',
    )
    const picnic = answeredThrough('eventDetails', { event_type: 'Family Reunion', coverage_type: both })
    expect(askedIn('eventDetails', picnic)).not.toContain('coverage_type')
    expect(countedAnswers(picnic)).toMatchObject({ coverage_type: 'Liability Insurance' })
    expect(payloadOf(picnic).step0).toMatchObject({ coverage_type: 'Liability Insurance' })
    // and the choice returns with a type that sells cancellation
    expect(countedAnswers({ ...picnic, event_type: 'Conference' })).toMatchObject({ coverage_type: both })
  })

  test('section 9: the second provider omits the first limits, and a choice among them is asked again', () => {
    const first = answeredThrough('coverage', { coverage_limits: '$500,000/$1,000,000' })
    expect(values(first, 'coverage', 'coverage_limits')).toHaveLength(6)
    const second = { ...first, is_hcc: 'True' as const }
    expect(values(second, 'coverage', 'coverage_limits')).toEqual([
      '$1,000,000/$1,000,000',
      '$1,000,000/$2,000,000',
      '$1,000,000/$3,000,000',
      '$2,000,000/$2,000,000',
      '$3,000,000/$3,000,000',
    ])
    expect(faultsOf('coverage', second)).toEqual([
      { field: 'coverage_limits', message: 'Choose one from the list for “Limits”' },
    ])
    expect(missingTo('price', second).map(({ field }) => field)).toEqual(['coverage_limits'])
    expect(priceFaults(first)).toEqual([])
  })

  test.each([
    [7_500, '$7,500', '$1,000', '$1,000'],
    [7_500.01, '$15,000', '$1,500', '$1,500'],
    [22_000, '$25,000', '$2,500', '$2,000'],
    [35_000, '$35,000', '$3,500', '$2,500'],
    [40_000, '$50,000', '$5,000', '$3,000'],
    [75_000, '$75,000', '$7,500', '$4,000'],
    [100_000, '$100,000', '$10,000', '$5,500'],
  ])(
    'section 9: a wedding that costs %i has the budget %s, which sets its other limits',
    (costs, limit, deposit, other) => {
      const answers = wedding({ event_total_costs: costs, scheduled_jewelry: 'False' })
      expect(countedAnswers(answers)).toMatchObject({
        cancellation_postponement: 'True',
        cancellation_postponement_limit: limit,
        loss_deposit_limit: deposit,
        event_gift_limit: other,
      })
      expect(askedIn('underwriting', answers)).not.toContain('loss_deposit_limit')
      expect(payloadOf(answers).step2.customFields).toMatchObject({ loss_deposit_limit: deposit })
    },
  )

  test('section 9: the second provider’s limits are chosen', () => {
    const answers = wedding({ is_hcc: 'True', damage_wedding_attire: 'True', photograph_video: 'True' })
    expect(countedAnswers(answers)).toMatchObject({ cancellation_postponement_limit: '$22,500' })
    const deposits = values(answers, 'underwriting', 'loss_deposit_limit')!
    expect([deposits.length, deposits[0], deposits.at(-1)]).toEqual([50, '$1,000', '$50,000'])
    for (const cover of ['photograph_video', 'event_gift', 'damage_wedding_attire', 'scheduled_jewelry']) {
      const limits = values(answers, 'underwriting', `${cover}_limit`)!
      expect([limits.length, limits[0], limits.at(-1)]).toEqual([10, '$1,000', '$10,000'])
    }
    expect(askedIn('underwriting', answers)).toContain('loss_deposit_limit')
  })

  test('section 9: other limits are $1,000 to $10,000 in steps of $1,000, outside a wedding’s tiers', () => {
    const show = answeredThrough('underwriting', {
      event_type: 'Trade Show',
      coverage_type: 'Cancellation Insurance',
      event_gift: 'True',
    })
    expect(values(show, 'underwriting', 'event_gift_limit')).toEqual(
      Array.from({ length: 10 }, (_, i) => `$${(i + 1).toLocaleString('en-US')},000`),
    )
  })
})

describe('questions of cancellation', () => {
  test('cancellation alone has no questions about liability', () => {
    const answers = answeredThrough('location', { event_type: 'Trade Show', coverage_type: 'Cancellation Insurance' })
    const questions = formSteps.flatMap((s) => askedIn(s, answers))
    for (const name of ['coverage_limits', 'setup_coverage', 'alcohol_event', 'medical_payments', 'tria_accepted'])
      expect(questions).not.toContain(name)
    for (const name of ['loss_claim_before', 'ai_data', 'event_location_ai']) expect(questions).not.toContain(name)
    expect(questions).toEqual(
      expect.arrayContaining(['event_gross_revenue', 'event_total_costs', 'event_outdoor_or_tent']),
    )
  })

  test('the answers that its premium needs are asked below its choice, and are sent as before', () => {
    const show = answeredThrough('underwriting', {
      event_type: 'Trade Show',
      coverage_type: both,
      event_gross_revenue: 120_000,
    })
    const needed = ['event_gross_revenue', 'event_total_costs', 'event_outdoor_or_tent'] as const
    const questions = askedIn('eventDetails', show)
    expect(questions.slice(questions.indexOf('coverage_type') + 1).slice(0, 3)).toEqual(needed)
    expect(askedIn('eventDetails', { ...show, coverage_type: 'Liability Insurance' })).not.toEqual(
      expect.arrayContaining([expect.stringMatching(needed.join('|'))]),
    )
    expect(needed.map(pathOf)).toEqual([
      'step1.event_gross_revenue',
      'step1.event_total_costs',
      'step2.event_outdoor_or_tent',
    ])
    const { step0, step1, step2 } = payloadOf(show)
    for (const name of needed) expect(step0).not.toHaveProperty(name)
    expect(step1).toMatchObject({ event_gross_revenue: 120_000, event_total_costs: 22_000 })
    expect(step2.customFields).toMatchObject({ event_outdoor_or_tent: 'False' })
  })

  test('cancellation alone passes over the step that asks it nothing, and the steps after it move up', () => {
    const alone = answeredThrough('location', { event_type: 'Trade Show', coverage_type: 'Cancellation Insurance' })
    expect(applicableSteps(alone)).toEqual(stepOrder.filter((step) => step !== 'coverage'))
    expect(numberOf('underwriting', applicableSteps(alone))).toBe(2)
    expect(onwardOf('eventDetails', applicableSteps(alone))).toBe('Continue to optional coverage and questions')
    for (const coverage_type of ['Liability Insurance', both] as const)
      expect(applicableSteps({ ...alone, coverage_type })).toEqual(stepOrder)
  })

  test('a wedding has no question about insuring the whole amount (decision 7), and names the couple', () => {
    expect(askedIn('underwriting', wedding())).not.toContain('sum_gross_revenue_total_costs')
    expect(askedIn('underwriting', wedding())).toEqual(
      expect.arrayContaining(['cancellation_honoree_1', 'cancellation_honoree_2']),
    )
    const show = answeredThrough('underwriting', { event_type: 'Trade Show', coverage_type: both })
    expect(askedIn('underwriting', show)).toContain('sum_gross_revenue_total_costs')
    expect(askedIn('underwriting', show)).not.toContain('cancellation_honoree_1')
  })

  test('decision 4: indoor or outdoor is one answer under two names', () => {
    const fields = (event_outdoor_or_tent: 'True' | 'False' | null) =>
      payloadOf({ ...wedding(), event_outdoor_or_tent }).step2.customFields
    expect(fields('True')).toMatchObject({ event_outdoor_or_tent: 'True', cancellation_indoor_outdoor: 'Outdoor' })
    expect(fields('False')).toMatchObject({ cancellation_indoor_outdoor: 'Indoor' })
    expect(fields(null)).toMatchObject({ cancellation_indoor_outdoor: null })
  })

  test('up to four jewelry items are sent under numbered names, and read back as a list', () => {
    const pieces = [
      { scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 },
      { scheduled_jewelry_description: 'Necklace', scheduled_jewelry_limit: 1_250.5 },
    ]
    const payload = payloadOf(wedding({ scheduled_jewelry_items: pieces }))
    expect(payload.step2.customFields).toMatchObject({
      scheduled_jewelry_description_1: 'Gold ring',
      scheduled_jewelry_limit_1: '$600.00',
      scheduled_jewelry_description_2: 'Necklace',
      scheduled_jewelry_limit_2: '$1,250.50',
      scheduled_jewelry_limit_4: null,
    })
    expect(payload.step2.customFields).not.toHaveProperty('scheduled_jewelry_items')
    expect(answersIn(payload).scheduled_jewelry_items).toEqual(pieces)
    expect(answersIn({ step2: { customFields: {} } })).not.toHaveProperty('scheduled_jewelry_items')
  })

  test('the fewest fields for a price: costs are not needed with a revenue', () => {
    const show = {
      event_type: 'Trade Show',
      coverage_type: 'Cancellation Insurance',
      event_total_costs: null,
      event_outdoor_or_tent: null,
    } as const
    const missing = (choices: Partial<Answers>) =>
      missingTo('price', answeredThrough('eventDetails', choices)).map(({ field }) => field)
    expect(missing(show)).toEqual(['event_total_costs', 'event_outdoor_or_tent'])
    expect(missing({ ...show, event_gross_revenue: 90_000 })).toEqual(['event_outdoor_or_tent'])
  })
})

test('a page is the same object while its questions and options stay the same', () => {
  const before = pageOf('coverage', answeredThrough('coverage'))
  expect(pageOf('coverage', answeredThrough('coverage', { number_attendees: 80 }))).toBe(before)
  const second = pageOf('coverage', answeredThrough('coverage', { is_hcc: 'True' }))
  expect(second).not.toBe(before)
  expect(second.questions.find(({ name }) => name === 'coverage_limits')?.options).toHaveLength(5)
})

test('facts of the quote are neither sent nor read', () => {
  const old = answeredThrough('eventDetails', { catalogue: 'old', is_hcc: 'True' })
  expect(JSON.stringify(payloadOf(old))).not.toMatch(/catalogue|is_hcc/)
  expect(answersIn({ step0: { catalogue: 'ver5', is_hcc: 'True' } })).toEqual({})
})
