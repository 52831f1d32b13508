import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answers, fieldsOf, formSteps } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { declineList, typesIn, typesWhere } from '../../domain/catalogue'
import { type CatalogueVersion, catalogueVersions } from '../../domain/catalogue/versions'
import { decide, hasPassed, mendOf, passedDays, rules } from '../../domain/decision'
import { besideOthers } from '../../domain/decision/besideOthers'
import { declinedTypes, referredType } from '../../domain/decision/typeReasons'
import { outcomeOf, reasonCodes, today } from './decisionOutcomes'

test('$1,000,000 of rented premises is sold by the second provider only (decision 34)', () => {
  const rented = { damage_rented_premises: 'True', damage_rented_premises_limit: '$1,000,000' } as const
  expect(outcomeOf({ ...rented, is_hcc: 'True' }).outcome).toBe('quote')
  expect(outcomeOf(rented).reasons).toEqual([
    {
      code: 'rented_premises_not_sold',
      decision: 'decline',
      cover: 'liability',
      field: 'damage_rented_premises_limit',
      text: '$1,000,000 is not sold for this event. The most is $500,000.',
      remedy: 'Choose $500,000 or $300,000, and the price is there again.',
    },
  ])
})

describe('a type of each catalogue', () => {
  const typesOf = (version: CatalogueVersion) => [...typesIn(version).values()]

  test.each(catalogueVersions)('%s: its own decision wins, with a reason', (catalogue) => {
    for (const { label, decision } of typesOf(catalogue)) {
      const expected = {
        quote: 'quote',
        refer: 'refer: event_type_referred',
        decline: 'decline: event_type_declined',
      }[decision]
      expect([label, reasonCodes({ event_type: label, catalogue })]).toEqual([label, expected])
    }
  })

  test('exactly the declined types have a reason of their own', () => {
    const declined = catalogueVersions.flatMap(declineList)
    expect(Object.keys(declinedTypes).sort()).toEqual([...new Set(declined)].sort())
    expect(new Set(Object.values(declinedTypes)).size).toBe(Object.keys(declinedTypes).length)
    for (const catalogue of catalogueVersions)
      for (const event_type of declineList(catalogue))
        expect(outcomeOf({ event_type, catalogue }).reasons).toMatchObject([
          { cover: 'all', field: 'event_type', text: declinedTypes[event_type], remedy: expect.any(String) },
        ])
  })

  test('a parade is offered as one on foot, which every catalogue has', () => {
    for (const catalogue of catalogueVersions) {
      const [reason] = outcomeOf({ event_type: 'Parade with Floats', catalogue }).reasons
      const answers = answeredThrough('eventDetails', { event_type: 'Parade with Floats', catalogue })
      expect(reason?.remedy).toBe('On foot it can be quoted: choose “Parade without Floats”.')
      expect(mendOf(reason!, answers)).toEqual({ event_type: 'Parade without Floats' })
      expect(reasonCodes({ event_type: 'Parade without Floats', catalogue })).toBe('quote')
    }
  })

  test('another event type is a remedy for every decline', () => {
    for (const catalogue of catalogueVersions)
      for (const event_type of declineList(catalogue)) {
        const answers = answeredThrough('eventDetails', { event_type, catalogue })
        const mend = mendOf(decide(answers, { today }).reasons[0]!, answers)
        expect([event_type, reasonCodes({ ...mend, catalogue })]).toEqual([event_type, 'quote'])
      }
  })

  test('a referred type offers a review and no other answer', () => {
    expect(outcomeOf({ event_type: 'Rodeo' }).reasons).toMatchObject([{ text: referredType, remedy: null }])
  })

  test('the old catalogue decides as tier 1', () => {
    const fair = { event_type: 'Street Fair', event_at_private_residence: 'True' } as const
    expect(reasonCodes(fair)).toBe('refer: event_at_private_residence')
    expect(reasonCodes({ ...fair, catalogue: 'unversioned' })).toBe('refer: event_at_private_residence')
    expect(reasonCodes({ ...fair, catalogue: 'old' })).toBe('quote')
    expect(reasonCodes({ event_type: 'Street Fair', security: 'False', catalogue: 'old' })).toBe('quote')
  })

  test('a type outside the catalogue is ignored', () => {
    expect(reasonCodes({ event_type: 'Vow Renewal', catalogue: 'ver5' })).toBe('quote')
    expect(reasonCodes({ event_type: 'Film Shoot with Stunts or Pyrotechnics', catalogue: 'unversioned' })).toBe(
      'quote',
    )
  })
})

test('every reason is listed, declines first', () => {
  expect(
    reasonCodes({
      using_drone_at_event: 'True',
      event_feature_exposure: 'True',
      exposure_handled_by_professional: 'False',
    }),
  ).toBe('decline: exposure_handled_by_professional, using_drone_at_event')
})

test('an inapplicable or missing answer decides nothing', () => {
  const drone = answeredThrough('underwriting', {
    event_feature_exposure: 'True',
    exposure_handled_by_professional: 'False',
  })
  expect(decide({ ...drone, event_feature_exposure: 'False' }, { today }).outcome).toBe('quote')
  expect(decide(answeredThrough('eventDetails'), { today }).outcome).toBe('quote')
})

describe('facts and plans', () => {
  const facts = rules.filter(({ remedy }) => remedy === null).map(({ code }) => code)

  test('a fact offers a review, or the coverage that it does not touch, and never another answer', () => {
    expect(facts).toEqual([
      'far_ahead',
      'location_own_or_operate',
      'sustained_loss_or_damage',
      'material_facts_or_info_disclosed',
      'circumstances_result_in_claim',
      'regularly_serves_alcohol',
      'loss_claim_before',
      'event_protest_rally_march',
      'rain_event_too_soon',
      'rain_short_notice',
      'rain_far_ahead',
    ])
    for (const { text, remedy } of rules) {
      if (remedy === null) expect(text).not.toMatch(/change the answer|choose|we can price/i)
    }
    for (const { code, text } of rules.filter((rule) => facts.includes(rule.code))) {
      const isOfCancellation = /sustained|material|circumstances/.test(code)
      expect([code, text.includes('It does not touch liability coverage.')]).toEqual([code, isOfCancellation])
    }
  })

  test('a plan names the change that would help', () => {
    const remedies = new Map(rules.map(({ code, remedy }) => [code, remedy]))
    expect(remedies.get('using_drone_at_event')).toContain('Nobody flies a drone?')
    expect(remedies.get('short_notice')).toBe('Choose a first day that is 14 days away or more, or liability alone.')
    expect(rules.filter(({ remedy }) => remedy && !remedy.endsWith('.'))).toEqual([])
  })
})

describe('a remedy promises a price', () => {
  const promise = /price it|priced|the price is/
  const remediesOf = (choices: Partial<Answers>) => outcomeOf(choices).reasons.map(({ remedy }) => remedy)

  test('where its reason is the only one', () => {
    expect(remediesOf({ using_drone_at_event: 'True' })).toEqual([
      'Nobody flies a drone? Change the answer, and we can price it at once.',
    ])
  })
  test('and not where another reason remains', () => {
    expect(remediesOf({ using_drone_at_event: 'True', loss_claim_before: 'True' })).toEqual(
      expect.arrayContaining(['Nobody flies a drone? Change the answer, and this reason is gone.', null]),
    )
  })
  test.each(rules.filter(({ remedy }) => remedy))('of $code: never beside another', (rule) => {
    expect(besideOthers({ cover: 'all', ...rule }).remedy).not.toMatch(promise)
  })
})

test('a worse answer never improves the outcome', () => {
  const rank = { quote: 0, refer: 1, decline: 2 }
  // an answer that others depend on can remove their reasons
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
      // replacing an answer does not make it worse
      fc.uniqueArray(fc.constantFrom(...single), { maxLength: 6, selector: ({ field }) => field }),
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

test('any covered day before today is refused', () => {
  const answers = answeredThrough('underwriting', { setup_coverage: 'True', setup_dates: ['06/10/2027'] })
  expect(hasPassed(answers, '06/10/2027')).toBe(false)
  expect(passedDays(answers, '06/11/2027')).toEqual(['setup_dates'])
  expect(passedDays(answers, '06/13/2027')).toEqual(['event_start_date', 'setup_dates'])
  expect(passedDays({ ...answers, setup_coverage: 'False' }, '06/11/2027')).toEqual([])
})
