import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { applicableAnswers, askedIn, offersIn } from '../../domain/application/applicable'
import { answeredThrough } from '../../domain/application/examples'
import { declineList, eventTypeOf, eventTypes, referralList, typesIn, typesWhere } from '../../domain/catalogue'
import { catalogueVersions } from '../../domain/catalogue/versions'
import { insuredLimit, weddingTiers } from '../../domain/common/cancellationLimits'
import { cancellation, liability } from '../../domain/common/coverageTypes'
import { stateCodes, stateName } from '../../domain/common/states'
import { decide } from '../../domain/decision'
import { outcomeOf, reasonCodes, today } from './decisionOutcomes'
import { runs } from './properties/runs'

/** The lines of section 5 of the specification about event types and locations. */

const both = 'Liability and Cancellation Insurance'
/** rain insurance refuses no type of event (decision 85) */
const anyCover = fc.constantFrom(...new Set([...liability, ...cancellation]))

describe('Wedding is a special event type.', () => {
  test('a wedding has its own class and tiers, and names the couple (decision 16)', () => {
    expect(typesWhere((type) => type.class === 'wedding')).toEqual(['Wedding'])
    const wedding = answeredThrough('underwriting', { coverage_type: both, event_total_costs: 30_000 })
    const show = { ...wedding, event_type: 'Trade Show' }
    expect([insuredLimit(applicableAnswers(wedding)), insuredLimit(applicableAnswers(show))]).toEqual([
      3_500_000, 3_000_000,
    ])
    expect(askedIn('underwriting', wedding)).toContain('cancellation_honoree_1')
    expect(askedIn('underwriting', show)).not.toContain('cancellation_honoree_1')
  })

  test('it is reviewed only above its highest tier', () => {
    const most = weddingTiers.at(-1)!.budget
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000_000 }), (cents) => {
        const expected = cents > most * 100 ? 'refer: amount_large' : 'quote'
        expect(reasonCodes({ coverage_type: both, event_total_costs: cents / 100 })).toBe(expected)
      }),
    )
  })
})

describe('Decline lists per catalogue version: listed events are declined or referred, not quoted.', () => {
  test.each(catalogueVersions)('types listed by %s are declined or referred for any other answers', (catalogue) => {
    const listed = [...declineList(catalogue), ...referralList(catalogue)]
    fc.assert(
      fc.property(
        fc.constantFrom(...listed),
        fc.integer({ min: 1, max: 5000 }),
        anyCover,
        (event_type, people, cover) => {
          const answers = { catalogue, event_type, number_attendees: people, coverage_type: cover }
          const { outcome } = outcomeOf(answers as Partial<Answers>)
          expect(outcome).toBe(declineList(catalogue).includes(event_type) ? 'decline' : 'refer')
        },
      ),
      runs(60),
    )
  })

  test('each catalogue declines by its own list: hip-hop is reviewed today and declined in version 5', () => {
    const hipHop = catalogueVersions.map(
      (catalogue) => outcomeOf({ catalogue, event_type: 'Concert - Hip-Hop/Rap' }).outcome,
    )
    expect(hipHop).toEqual(['refer', 'decline', 'decline', 'decline', 'decline', 'decline'])
  })
})

describe("Some types are under 'Referral'.", () => {
  test('they are reviewed by an underwriter', () => {
    const under = eventTypes.filter(({ categoryLabel }) => categoryLabel === 'Referral')
    expect(under).toHaveLength(13)
    for (const { label: event_type } of under)
      expect(outcomeOf({ event_type }).reasons).toMatchObject([
        { code: 'event_type_referred', decision: 'refer', text: expect.stringContaining('underwriters') },
      ])
  })
})

describe('Attendees 5,001+ declines', () => {
  const eight = [
    'Convention',
    'Exhibitor at Event',
    'Home Show/Convention',
    'Individual Vendor Booth',
    'Jewelry Show',
    'Job Fair',
    'Vendor at Event (Non Food)',
    'Trade Show',
  ]

  test.each(eight)('%s: 5,000 people are priced, 5,001 are declined for every coverage (decision 14)', (event_type) => {
    fc.assert(
      fc.property(fc.integer({ min: 4990, max: 5010 }), anyCover, fc.constantFrom(...catalogueVersions), (...drawn) => {
        const [number_attendees, coverage_type, catalogue] = drawn
        if (!typesIn(catalogue).has(event_type)) return
        const expected = number_attendees > 5000 ? 'decline: attendees_over_5000' : 'quote'
        expect(reasonCodes({ event_type, number_attendees, coverage_type, catalogue })).toBe(expected)
      }),
      runs(30),
    )
  })

  test('every other type is reviewed from there', () => {
    const others = typesWhere(({ label, decision }) => decision === 'quote' && !eight.includes(label))
    expect(others).toHaveLength(138)
    for (const event_type of others)
      expect([event_type, reasonCodes({ event_type, number_attendees: 5001 })]).toEqual([
        event_type,
        'refer: attendees_over_5000',
      ])
  })
})

describe('Cancellation coverage approved only for', () => {
  const approved = [
    'Auto Show',
    'Boat Show',
    'Bridal Show',
    'Car Show',
    'Civic Club Meeting',
    'Conference',
    'Convention',
    'Farm Show',
    'Flower Show',
    'Garden Show',
    'Health Fair',
    'Home Show/Convention',
    'Jewelry Show',
    'Medical Conference',
    'Meeting',
    'Professional Association Meeting',
    'RV Show',
    'Trade Show',
    'Truck Show',
  ]

  test.each(catalogueVersions)('%s: the 19 types and the wedding, and no other', (catalogue) => {
    for (const { label: event_type } of typesIn(catalogue).values()) {
      const answers = answeredThrough('eventDetails', { catalogue, event_type, coverage_type: both })
      const isApproved = approved.includes(event_type) || event_type === 'Wedding'
      expect([event_type, offersIn('eventDetails', answers)['coverage_type']?.length]).toEqual([
        event_type,
        isApproved ? 3 : 1,
      ])
      expect(applicableAnswers(answers).coverage_type).toBe(isApproved ? both : 'Liability Insurance')
    }
  })

  test('other types have no questions or decisions about cancellation', () => {
    const wrong = { circumstances_result_in_claim: 'True', sustained_loss_or_damage: 'True' } as const
    expect(reasonCodes({ event_type: 'Food Festival', coverage_type: both, ...wrong })).toBe('quote')
    expect(reasonCodes({ event_type: 'Trade Show', coverage_type: both, ...wrong })).toBe(
      'decline: circumstances_result_in_claim, sustained_loss_or_damage',
    )
  })
})

describe('Locations: 50 US states plus DC with two-letter codes; the second provider covers all.', () => {
  test('51 codes of two letters, each with its name', () => {
    expect(new Set(stateCodes).size).toBe(51)
    expect(stateCodes).toContain('DC')
    for (const code of stateCodes) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(stateName(code)).toMatch(/^[A-Z][a-z]/)
    }
    expect(new Set(stateCodes.map(stateName)).size).toBe(51)
  })

  test('every location can be chosen, and no other', () => {
    const answers = answeredThrough('eventDetails')
    for (const event_state of stateCodes)
      expect(applicableAnswers({ ...answers, event_state }).event_state).toBe(event_state)
    expect(eventTypeOf(answers)?.label).toBe('Wedding')
  })

  test('the second provider quotes every coverage everywhere, the first one all but cancellation in three states', () => {
    for (const event_state of stateCodes)
      for (const coverage_type of [...new Set([...liability, ...cancellation])])
        for (const is_hcc of ['False', 'True'] as const) {
          const answers = answeredThrough('underwriting', { event_state, coverage_type, is_hcc })
          expect(decide(answers, { today }).outcome).toBe('quote')
          const isSecond =
            is_hcc === 'True' || (coverage_type !== 'Liability Insurance' && /AK|HI|LA/.test(event_state))
          expect(applicableAnswers(answers).provider).toBe(isSecond ? 'second' : 'first')
        }
  })
})
