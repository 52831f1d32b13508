import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answers, fieldsOf, formSteps } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { eventTypes, typesWhere } from '../../domain/catalogue'
import { decide, hasPassed, passedDays, rules } from '../../domain/decision'
import { declinedTypes } from '../../domain/decision/typeReasons'
import { outcomeOf, today, told } from './told'

const alcohol = { alcohol_event: 'True' } as const
const party = { event_type: 'Birthday Party' }
const show = { event_type: 'Trade Show' }
const booth = { event_type: 'Individual Vendor Booth' }

describe('alcohol', () => {
  test.each<[string, Partial<Answers>, string]>([
    ['sold', { selling_alcohol: 'True' }, 'quote'],
    ['a lot of it sold', { selling_alcohol: 'True', liquor_receipt: 25_000.01 }, 'refer: liquor_receipt'],
    ['as a trade', { regularly_serves_alcohol: 'True' }, 'refer: regularly_serves_alcohol'],
    [
      'as the bartender',
      { ...booth, bartender_selling_serving_alcohol: 'True' },
      'refer: bartender_selling_serving_alcohol',
    ],
    ['brought along to a wedding', { byob_alcohol: 'True' }, 'quote'],
    ['brought along in public', { ...show, byob_alcohol: 'True' }, 'refer: byob_alcohol'],
    ['poured by friends', { caterer_bartender_serving_alcohol: 'False' }, 'quote'],
    [
      'poured by friends for 501',
      { caterer_bartender_serving_alcohol: 'False', number_attendees: 600, attendees_consuming_alcohol: '501-1,500' },
      'refer: caterer_bartender_serving_alcohol',
    ],
    [
      'for more than 5,000',
      { ...party, number_attendees: 6000, attendees_consuming_alcohol: '5,001+' },
      'refer: attendees_over_5000, attendees_drinking_over_5000',
    ],
  ])('%s', (_, choices, expected) => {
    expect(told({ ...alcohol, ...choices })).toBe(expected)
  })
})

describe('size, length and limits', () => {
  test.each<[string, Partial<Answers>, string]>([
    ['5,000 at a trade show', { ...show, number_attendees: 5000 }, 'quote'],
    ['5,001 at a trade show', { ...show, number_attendees: 5001 }, 'decline: attendees_over_5000'],
    ['5,001 at a party', { ...party, number_attendees: 5001 }, 'refer: attendees_over_5000'],
    ['ten days', { event_end_date: '06/21/2027' }, 'quote'],
    ['eleven days', { event_end_date: '06/22/2027' }, 'refer: over_10_days'],
    ['200 at the rehearsal', { rehearsal_dinner: 'True', rehearsal_dinner_number_attendees: 200 }, 'quote'],
    [
      '201 at the rehearsal',
      { rehearsal_dinner: 'True', rehearsal_dinner_number_attendees: 201 },
      'refer: rehearsal_dinner_number_attendees',
    ],
  ])('%s', (_, choices, expected) => {
    expect(told(choices)).toBe(expected)
  })

  test('$1,000,000 of rented premises is sold by the second provider only (decision 34)', () => {
    const answers = answeredThrough('underwriting', {
      damage_rented_premises: 'True',
      damage_rented_premises_limit: '$1,000,000',
    })
    expect(decide(answers, { today, isHcc: true }).outcome).toBe('quote')
    expect(decide(answers, { today }).reasons).toEqual([
      {
        code: 'rented_premises_not_sold',
        decision: 'decline',
        field: 'damage_rented_premises_limit',
        text: '$1,000,000 is not sold for this event. The most is $500,000.',
        remedy: 'Choose $500,000 or $300,000, and the price is there again.',
      },
    ])
  })
})

test('the second provider omits the lowest limits (specification section 9)', () => {
  const answers = answeredThrough('underwriting', { coverage_limits: '$500,000/$1,000,000' })
  expect(decide(answers, { today }).outcome).toBe('quote')
  expect(decide(answers, { today, isHcc: true }).reasons.map(({ code }) => code)).toEqual(['limits_not_sold'])
})

test('a declined type says why, a referred one that an underwriter looks at it', () => {
  const declined = eventTypes.filter(({ decision }) => decision === 'decline').map(({ label }) => label)
  expect(Object.keys(declinedTypes).sort()).toEqual([...declined].sort())
  for (const event_type of declined) {
    expect(outcomeOf({ event_type })).toMatchObject({
      outcome: 'decline',
      reasons: [{ code: 'event_type_declined', field: 'event_type', text: declinedTypes[event_type] }],
    })
  }
  for (const event_type of typesWhere(({ decision }) => decision === 'refer')) {
    expect(told({ event_type })).toBe('refer: event_type_referred')
  }
})

test('every reason is kept, the declines first', () => {
  expect(
    told({ using_drone_at_event: 'True', event_feature_exposure: 'True', exposure_handled_by_professional: 'False' }),
  ).toBe('decline: exposure_handled_by_professional, using_drone_at_event')
})

test('an answer that is no longer asked decides nothing, and neither does one that is not given', () => {
  const drone = answeredThrough('underwriting', {
    event_feature_exposure: 'True',
    exposure_handled_by_professional: 'False',
  })
  expect(decide({ ...drone, event_feature_exposure: 'False' }, { today }).outcome).toBe('quote')
  expect(decide(answeredThrough('eventDetails'), { today }).outcome).toBe('quote')
})

test('a fact offers no other answer, a plan names the change that would help', () => {
  const remedies = new Map(rules.map(({ code, remedy }) => [code, remedy]))
  expect(remedies.get('loss_claim_before')).toBeNull()
  expect(remedies.get('regularly_serves_alcohol')).toBeNull()
  expect(remedies.get('using_drone_at_event')).toContain('Nobody flies a drone?')
})

test('a worse answer never makes a better outcome', () => {
  const rank = { quote: 0, refer: 1, decline: 2 }
  // an answer that other questions or rules hang on can take their reasons with it
  const hung = [
    ...formSteps.flatMap(fieldsOf).map(([, { when }]) => when),
    ...rules.flatMap((r) => [r.where, r.unless]),
  ]
  const parents = new Set(hung.flatMap((condition) => Object.keys(condition ?? {})))
  const single = rules.filter(({ field, is }) => is && !parents.has(field))
  expect(single.length).toBeGreaterThan(25)
  fc.assert(
    fc.property(
      fc.constantFrom(...typesWhere(({ decision }) => decision !== 'decline')),
      fc.integer({ min: 1, max: 6000 }),
      fc.uniqueArray(fc.constantFrom(...single), { maxLength: 6 }),
      (event_type, number_attendees, worse) => {
        let answers = answeredThrough('underwriting', { event_type, number_attendees, alcohol_event: 'True' })
        for (const { field, is } of worse) {
          const before = decide(answers, { today }).outcome
          answers = { ...answers, [field]: is![0] }
          expect(rank[decide(answers, { today }).outcome]).toBeGreaterThanOrEqual(rank[before])
        }
      },
    ),
  )
})

test('a covered day before today is refused, whichever it is', () => {
  const answers = answeredThrough('underwriting', { setup_coverage: 'True', setup_dates: ['06/10/2027'] })
  expect(hasPassed(answers, '06/10/2027')).toBe(false)
  expect(passedDays(answers, '06/11/2027')).toEqual(['setup_dates'])
  expect(passedDays(answers, '06/13/2027')).toEqual(['event_start_date', 'setup_dates'])
  expect(passedDays({ ...answers, setup_coverage: 'False' }, '06/11/2027')).toEqual([])
})
