import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answers, blankAnswers, fieldsOf, formSteps } from '../../domain/application'
import { askedIn } from '../../domain/application/applicable'
import { nameOf } from '../../domain/application/common'
import { answeredThrough } from '../../domain/application/examples'
import { soundAnswers } from '../../domain/application/faults'
import { answersIn, collectedInsureds, contactEmail, pathOf, payloadOf } from '../../domain/application/payload'
import { eventTypes } from '../../domain/catalogue'

/** Any answers, including inapplicable and missing ones: each field is one of its examples or blank. */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .record(
    Object.fromEntries(
      formSteps
        .flatMap(fieldsOf)
        .filter(([, field]) => !field.derive && field.kind !== 'fact')
        .map(([name, field]) => [name, fc.constantFrom(field.blank, ...field.valid)]),
    ),
  )
  .map((given) => ({ ...blankAnswers, ...given }) as Answers)

const savedSteps = formSteps.filter((step) => step !== 'terms')
const insured = { ai_name: 'Example Catering Co.', ai_zip: '78702' }

test('applicable answers survive the way to the server and back', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const back = answersIn(JSON.parse(JSON.stringify(payloadOf(answers))))
      for (const name of savedSteps.flatMap((step) => askedIn(step, answers)))
        expect([name, back[name]]).toEqual([name, answers[name]])
    }),
  )
})

test('inapplicable answers and the terms are not sent', () => {
  const sold = answeredThrough('terms', { alcohol_event: 'True', selling_alcohol: 'True' })
  const payload = payloadOf({ ...sold, alcohol_event: 'False' })
  expect(payload.step1).not.toHaveProperty('selling_alcohol')
  expect(payload.step2.customFields).not.toHaveProperty('liquor_receipt')
  expect(JSON.stringify(payload)).not.toContain('terms_')
})

test('empty answers are sent as the specification has it', () => {
  const { step0, step1 } = payloadOf({ ...blankAnswers, setup_coverage: 'True' })
  expect(step0['number_attendees']).toBe(0)
  expect(step1['setup_dates']).toEqual([null])
  expect(answersIn({ step0: { number_attendees: 0 }, step1: { setup_dates: [null] } })).toEqual({
    number_attendees: null,
    setup_dates: null,
  })
})

test('derived values are sent, and mirrored where the specification repeats them', () => {
  const { step0, step1, step4, step5 } = payloadOf(
    answeredThrough('location', { event_state: 'NY', rehearsal_dinner: 'True', alcohol_event: 'False' }),
  )
  expect(step0).toMatchObject({ event_type: 'Wedding', event_category: 'weddings', event_state: 'NY' })
  expect(step1).toMatchObject({ liquor_coverage: 'Host Liquor' })
  expect(step4).toMatchObject({
    emailAddress: 'jordan.sample@example.com',
    customFields: { insured_contact_name: 'Jordan Sample' },
  })
  expect(step5.customFields).toMatchObject({
    event_state: 'NY',
    event_location_state: 'NY',
    rehearsal_dinner_coverage: 'True',
  })
})

test('the name of the insured has no spaces around its parts', () => {
  expect([nameOf('  Jordan ', ' Sample'), nameOf(' ', 'Sample'), nameOf(null, ' ')]).toEqual([
    'Jordan Sample',
    'Sample',
    null,
  ])
})
test('an answer that breaks its own rule is not sent until it is corrected (decision 51)', () => {
  const broken = {
    ...answeredThrough('insured'),
    number_attendees: 'many' as never,
    insured_email: 'jordan@',
    setup_coverage: 'True' as const,
    setup_dates: ['06/31/2027'],
    ai_data: [{ ...insured, ai_zip: '787' }],
  }
  const payload = payloadOf(broken)
  expect(payload.step0['number_attendees']).toBe(0)
  expect(payload.step1['setup_dates']).toEqual([null])
  expect(payload.step4).toMatchObject({ emailAddress: null, customFields: { insured_email: null } })
  expect(payload.step4.ai_data).toEqual([{ ai_name: insured.ai_name }])
  expect(soundAnswers(answeredThrough('terms'))).toEqual(answeredThrough('terms'))
})

test('the contact email is the producer’s if one acts for the insured', () => {
  expect(contactEmail(answeredThrough('insured'))).toBe('jordan.sample@example.com')
  expect(contactEmail(answeredThrough('insured', { insurance_producer: 'True' }))).toBe('casey.specimen@example.com')
})

describe('the additional insureds that are sent (specification section 3)', () => {
  const dinner = { rehearsal_dinner: 'True' } as const
  test.each<[string, Partial<Answers>, number, number]>([
    ['none', {}, 0, 0],
    ['the venue alone', { event_location_ai: 'True' }, 0, 1],
    ['a filled entry and the venue', { event_location_ai: 'True', ai_data: [insured] }, 1, 0],
    ['a rehearsal dinner in Texas', { ...dinner, event_state: 'TX' }, 0, 1],
    ['a rehearsal dinner in Texas and the venue', { ...dinner, event_state: 'TX', event_location_ai: 'True' }, 0, 2],
    ['the same with one filled', { ...dinner, event_state: 'TX', event_location_ai: 'True', ai_data: [insured] }, 1, 1],
    ['a rehearsal dinner in Maine', { ...dinner, event_state: 'ME' }, 0, 0],
    ['an empty entry', { ai_data: [{ ai_name: '', ai_waiver_subrogation: 'False' }] }, 0, 0],
    ['an entry with only a checked box', { ai_data: [{ ai_waiver_subrogation: 'True' }] }, 1, 0],
  ])('%s', (_, choices, filled, blank) => {
    const answers = answeredThrough('location', { event_location_ai: 'False', event_state: 'ME', ...choices })
    const sent = collectedInsureds(answers)
    expect(sent.filter((entry) => Object.values(entry).some((value) => value !== null))).toHaveLength(filled)
    expect(sent).toHaveLength(filled + blank)
  })
})

test('a question is found at its path', () => {
  expect(pathOf('using_drone_at_event')).toBe('step2.using_drone_at_event')
  expect(pathOf('event_type')).toBe('step0.event_type')
})

test.each(eventTypes.filter(({ decision }) => decision !== 'decline').map(({ label }) => label))(
  '%s can be answered to its end',
  (event_type) => {
    const answers = answeredThrough('terms', { event_type })
    expect(formSteps.flatMap((step) => askedIn(step, answers)).filter((name) => answers[name] === undefined)).toEqual(
      [],
    )
    expect(askedIn('underwriting', answers)).toContain('loss_claim_before')
  },
)
