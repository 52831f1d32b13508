import { expect, test } from 'vitest'
import { type Answers, fieldsOf, formSteps } from '../../domain/application'
import { coverage } from '../../domain/application/coverage'
import { answeredThrough } from '../../domain/application/examples'
import { answersIn } from '../../domain/application/payload'
import { changeableInWords, fixedAnswers, fixedFor, fixedInWords } from '../../domain/policy/change'
import { changedSlices, type PolicyPart, partPages, partsWithQuestions, policyParts } from '../../domain/policy/parts'

const wedding = answeredThrough('location')
const with_ = (changes: Partial<Answers>): Answers => ({ ...wedding, ...changes })
const questionsOf = (part: PolicyPart, after: Answers = wedding, before: Answers = wedding) =>
  partPages(part, before, after).flatMap(({ questions }) => questions.map(({ name }) => name))
const parts = Object.keys(policyParts) as PolicyPart[]

test('each answer that may be changed belongs to a part, and each fixed answer to none', () => {
  const changeable = formSteps
    .filter((step) => step !== 'terms')
    .flatMap(fieldsOf)
    .filter(([, { kind }]) => kind !== 'derived' && kind !== 'fact')
    .map(([name]) => name)
    .filter((name) => !(fixedAnswers as readonly string[]).includes(name) && !name.startsWith('rain_'))
  const named = parts.flatMap((part) => [...new Set(policyParts[part].names)])
  expect(new Set(named)).toEqual(new Set(changeable))
})

test('of rain insurance, the insured rain, its day and its place stay (decision 84)', () => {
  const rain = answeredThrough('location', { coverage_type: 'Rain Insurance' })
  const stays = fixedFor(rain)
  expect(stays).toEqual(expect.arrayContaining([...fixedAnswers, ...Object.keys(coverage.fields).filter(isOfRain)]))
  expect(questionsOf('dates', rain, rain)).toEqual([])
  expect(questionsOf('covers', rain, rain)).toEqual([])
  expect(questionsOf('place', rain, rain)).toContain('event_name')
  for (const name of ['event_location_name', 'event_zip']) expect(questionsOf('place', rain, rain)).not.toContain(name)
  expect(partsWithQuestions(rain)).not.toContain('dates')
  expect(partsWithQuestions(rain)).not.toContain('covers')
  expect(partsWithQuestions(answeredThrough('location'))).toHaveLength(Object.keys(policyParts).length)
  expect(questionsOf('people', rain, rain)).toContain('insured_last_name')
})
test('a sentence names the parts that a policy fixes, and differs for rain insurance', () => {
  expect(fixedInWords('Liability Insurance')).toBe(
    'The kind of event, its state and the type of coverage cannot be changed.',
  )
  expect(fixedInWords('Rain Insurance')).toMatch(/^The event, its days and its venue, .* cannot be changed: a forecast/)
  expect(changeableInWords('Rain Insurance')).not.toMatch(/Dates|venue/)
})
const isOfRain = (name: string) => name.startsWith('rain_')

test('a part includes its questions that apply to this policy', () => {
  expect(questionsOf('dates')).toEqual([
    'event_start_date',
    'event_end_date',
    'setup_coverage',
    'takedown_coverage',
    'raindate_coverage',
  ])
  expect(questionsOf('covers')).toContain('damage_rented_premises')
  expect(questionsOf('covers')).not.toContain('loss_deposit')
  expect(questionsOf('attendance')).not.toContain('event_type')
})

test('the dates of a wedding with a rehearsal dinner include the dinner’s day', () => {
  const dinner = with_({ rehearsal_dinner: 'True', rehearsal_dinner_date: '06/11/2027' })
  expect(questionsOf('dates', dinner, dinner)).toContain('rehearsal_dinner_date')
})

test('a part includes questions that a new answer adds or makes invalid', () => {
  expect(questionsOf('covers', with_({ damage_rented_premises: 'True' }))).toContain('damage_rented_premises_limit')
  expect(questionsOf('event', with_({ event_feature_exposure: 'True' }))).toContain('exposure_handled_by_professional')
  const dinner = with_({ rehearsal_dinner: 'True', rehearsal_dinner_date: '06/11/2027' })
  expect(questionsOf('place', { ...dinner, event_start_date: '06/10/2027' }, dinner)).toContain('rehearsal_dinner_date')
})

test('the pages of a part stay the same objects while its questions stay the same', () => {
  const [first] = partPages('place', wedding, wedding)
  const [again] = partPages('place', wedding, with_({ event_name: 'Sample Garden Wedding' }))
  expect(again).toBe(first)
})

test('only changed answers are sent, and can be read back', () => {
  expect(changedSlices(wedding, wedding)).toEqual({})
  const changes: Partial<Answers> = {
    event_start_date: '06/13/2027',
    event_end_date: '06/13/2027',
    setup_coverage: 'True',
    setup_dates: ['06/12/2027'],
    damage_rented_premises: 'True',
    event_location_name: 'Sample Long Barn',
    ai_data: [{ ai_name: 'Example Catering Co.' }],
  }
  const slices = changedSlices(wedding, with_(changes))
  expect(slices).toMatchObject({
    step0: { event_start_date: '06/13/2027', event_end_date: '06/13/2027' },
    step1: { setup_coverage: 'True', setup_dates: ['06/12/2027'] },
    step2: { customFields: { damage_rented_premises: 'True', damage_rented_premises_limit: '$300,000' } },
    step5: { customFields: { event_location_name: 'Sample Long Barn' } },
  })
  expect(answersIn(slices)).toEqual({ ...changes, damage_rented_premises_limit: '$300,000' })
})

test('a numbered list is sent as a whole, so that no entry is lost', () => {
  const items = [{ scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 }]
  const jewelry: Partial<Answers> = {
    coverage_type: 'Liability and Cancellation Insurance',
    event_total_costs: 22_000,
    scheduled_jewelry: 'True',
    scheduled_jewelry_items: items,
  }
  const before = answeredThrough('location', jewelry)
  const after = { ...before, scheduled_jewelry_items: [{ ...items[0]!, scheduled_jewelry_limit: 700 }] }
  expect(answersIn(changedSlices(before, after)).scheduled_jewelry_items).toEqual([
    { scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 700 },
  ])
})
