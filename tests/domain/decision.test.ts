import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { eventTypes, typesWhere } from '../../domain/catalogue'
import { decide, hasPassed, passedDays, rules } from '../../domain/decision'
import { declinedTypes } from '../../domain/decision/typeReasons'

const today = '11/20/2026'
const outcomeOf = (choices: Partial<Answers>) => decide(answeredThrough('underwriting', choices), { today })

/** The codes of the reasons, or the outcome where there is none. */
const told = (choices: Partial<Answers>) => {
  const { outcome, reasons } = outcomeOf(choices)
  return reasons.length === 0 ? outcome : `${outcome}: ${reasons.map(({ code }) => code).join(', ')}`
}

const alcohol = { alcohol_event: 'True' } as const
const party = { event_type: 'Birthday Party' }
const show = { event_type: 'Trade Show' }
const festival = { event_type: 'Food Festival' }
const film = { event_type: 'Film Shoot (In Studio)' }
const booth = { event_type: 'Individual Vendor Booth' }
const band = { event_type: 'Musician or Band (Performer)' }

describe('each answer has its outcome', () => {
  test.each<[string, Partial<Answers>, string]>([
    ['a wedding with right answers', {}, 'quote'],
    ['an earlier claim', { loss_claim_before: 'True' }, 'refer: loss_claim_before'],
    ['the own location', { location_own_or_operate: 'True' }, 'refer: location_own_or_operate'],
    [
      'the own home with few guests',
      { location_own_or_operate: 'True', event_at_private_residence: 'True', number_attendees: 100 },
      'quote',
    ],
    [
      'the own home with more guests',
      { location_own_or_operate: 'True', event_at_private_residence: 'True', number_attendees: 101 },
      'refer: location_own_or_operate',
    ],
    ['a home and 500 guests', { event_at_private_residence: 'True', number_attendees: 500 }, 'quote'],
    [
      'a home and 501',
      { event_at_private_residence: 'True', number_attendees: 501 },
      'refer: event_at_private_residence',
    ],
    ['a home and tier 4', { ...festival, event_at_private_residence: 'True' }, 'refer: event_at_private_residence'],
    ['after two', { end_after_two: 'True' }, 'refer: end_after_two'],
    ['rides', { machinery_rides_camping: 'True' }, 'refer: machinery_rides_camping'],
    ['a drone', { using_drone_at_event: 'True' }, 'refer: using_drone_at_event'],
    ['fireworks by a company', { event_feature_exposure: 'True' }, 'quote'],
    [
      'fireworks by oneself',
      { event_feature_exposure: 'True', exposure_handled_by_professional: 'False' },
      'decline: exposure_handled_by_professional',
    ],
    ['no security, small', { event_type: 'Grand Opening', number_attendees: 500, security: 'False' }, 'quote'],
    [
      'no security, large',
      { event_type: 'Grand Opening', number_attendees: 501, security: 'False' },
      'refer: security',
    ],
    ['no security, tier 4', { ...festival, security: 'False' }, 'refer: security'],
    [
      'own security',
      { ...festival, security_independent_contractor: 'False' },
      'refer: security_independent_contractor',
    ],
    ['metal at a small wedding', { type_music_featured: 'Heavy Metal' }, 'quote'],
    [
      'metal at a large one',
      { type_music_featured: 'Heavy Metal', number_attendees: 501 },
      'refer: type_music_featured',
    ],
    [
      'metal in a garden',
      { event_type: 'Beer Garden', type_music_featured: 'Hip-Hop/Rap' },
      'refer: type_music_featured',
    ],
    [
      'other music in public',
      { event_type: 'Talent Show', type_music_featured: 'Other' },
      'refer: type_music_featured',
    ],
    ['other music at a concert', { event_type: 'Concert - R&B', type_music_featured: 'Other' }, 'quote'],
    ['a star', { event_type: 'Concert - Rock', national_level_performer: 'True' }, 'refer: national_level_performer'],
    [
      'a mosh pit',
      { event_type: 'Concert - Rock', physical_crowd_interaction: 'True' },
      'refer: physical_crowd_interaction',
    ],
    [
      'a stage',
      { event_type: 'Fashion Show', temporary_stage_and_pyrotechnics: 'True' },
      'refer: temporary_stage_and_pyrotechnics',
    ],
    ['fire as an act', { ...band, type_of_event_performance: 'Fire or knives' }, 'decline: type_of_event_performance'],
    ['another act', { ...band, type_of_event_performance: 'Other' }, 'refer: type_of_event_performance'],
    ['rap as a trade', { ...band, music_genre_performance: 'Hip-Hop/Rap' }, 'refer: music_genre_performance'],
    [
      'paid athletes',
      { event_type: 'Golf Tournament', professional_athletes: 'True' },
      'decline: professional_athletes',
    ],
    ['a mud run', { event_type: 'Fun Run or Charity Walk', courses_and_runs: 'True' }, 'refer: courses_and_runs'],
    [
      'burnouts',
      { event_type: 'Car Show', racing_flamethrowing_burnouts: 'True' },
      'decline: racing_flamethrowing_burnouts',
    ],
    ['moving cars', { event_type: 'Car Show', vehicles_stationary: 'False' }, 'decline: vehicles_stationary'],
    ['fastening', { ...show, attaching_to_venue_building: 'True' }, 'refer: attaching_to_venue_building'],
    [
      'a rally',
      { event_type: 'Parade without Floats', event_protest_rally_march: 'True' },
      'decline: event_protest_rally_march',
    ],
    [
      'no barrier',
      { ...festival, food_prepared_outside: 'True', attendees_away_from_cooking: 'False' },
      'refer: attendees_away_from_cooking',
    ],
    [
      'no extinguisher',
      { ...festival, food_prepared_outside: 'True', cooking_area_fire_extinguisher: 'False' },
      'decline: cooking_area_fire_extinguisher',
    ],
    [
      'warm food',
      { event_type: 'Caterer', onsite_caterer_food_temperature: 'False' },
      'decline: onsite_caterer_food_temperature',
    ],
    [
      'warm food on the way',
      { event_type: 'Caterer', offsite_caterer_food_temperature: 'False' },
      'decline: offsite_caterer_food_temperature',
    ],
    ['a small shoot', { ...film, film_shoot_costs: 100_000 }, 'quote'],
    ['a large shoot', { ...film, film_shoot_costs: 100_000.01 }, 'refer: film_shoot_costs'],
    [
      'a shoot outside',
      { ...film, film_shoot_out_of_studio_costs: 1 },
      'refer: film_shoot_out_of_studio_costs, film_shoot_out_of_studio_scripted_production',
    ],
    ['photographs outside', { event_type: 'Photo Shoot', film_shoot_out_of_studio_costs: 10_000 }, 'quote'],
    [
      'many of them',
      { event_type: 'Photo Shoot', film_shoot_out_of_studio_costs: 10_001 },
      'refer: film_shoot_out_of_studio_costs',
    ],
    [
      'with a script',
      {
        event_type: 'Photo Shoot',
        film_shoot_out_of_studio_costs: 1,
        film_shoot_out_of_studio_scripted_production: 'True',
      },
      'refer: film_shoot_out_of_studio_scripted_production',
    ],
    [
      'no releases',
      { ...film, participants_permission_to_use_image_be_secured: 'False' },
      'refer: participants_permission_to_use_image_be_secured',
    ],
  ])('%s', (_, choices, expected) => {
    expect(told(choices)).toBe(expected)
  })
})

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
  const answerable = rules.filter(({ is }) => is)
  fc.assert(
    fc.property(
      fc.constantFrom(...typesWhere(({ decision }) => decision !== 'decline')),
      fc.integer({ min: 1, max: 6000 }),
      fc.uniqueArray(fc.constantFrom(...answerable), { maxLength: 6 }),
      (event_type, number_attendees, wrongs) => {
        let answers = answeredThrough('underwriting', { event_type, number_attendees, alcohol_event: 'True' })
        for (const { field, is } of wrongs) {
          const worse = { ...answers, [field]: is![0] }
          const [before, after] = [decide(answers, { today }), decide(worse, { today })]
          const isFollowUp = after.reasons.length < before.reasons.length
          expect(isFollowUp || rank[after.outcome] >= rank[before.outcome]).toBe(true)
          answers = worse
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
