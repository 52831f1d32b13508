import { describe, expect, test } from 'vitest'
import { isInForce, type Moratorium, stoppingMoratorium } from '../../domain/quote/moratorium'
import { suspensionWords } from '../../domain/quote/suspension'
import { blankMoratorium, moratoriumAnswerFaults, moratoriumForm } from '../../domain/staff/moratoria'

const storm: Moratorium = {
  coverages: ['liability', 'cancellation'],
  states: ['FL'],
  zips: ['787', '33139'],
  from: '11/20/2026',
  until: '12/04/2026',
  reason: 'A named storm threatens the area',
}
const quote = { coverage_type: 'Liability Insurance', event_state: 'TX', event_zip: '78701' } as const

test('a moratorium is in force from its first day through its last, in New York days', () => {
  const days = ['11/19/2026', '11/20/2026', '12/04/2026', '12/05/2026']
  expect(days.map((day) => isInForce(storm, day))).toEqual([false, true, true, false])
  expect(isInForce({ ...storm, until: null }, '12/05/2027')).toBe(true)
})

describe('a moratorium stops', () => {
  const stops = (answers: object, moratorium: Partial<Moratorium> = {}) =>
    stoppingMoratorium([{ ...storm, ...moratorium }], { ...quote, ...answers })?.coverages ?? []

  test('the coverages that a quote of its area has', () => {
    expect(stops({})).toEqual(['liability'])
    expect(stops({ coverage_type: 'Liability and Cancellation Insurance' })).toEqual(['liability', 'cancellation'])
    expect(stops({}, { coverages: ['cancellation'] })).toEqual([])
  })

  test('by the state, by a ZIP code, and by its first digits', () => {
    expect(stops({ event_state: 'FL', event_zip: null })).toEqual(['liability'])
    expect(stops({ event_zip: '33139-1234' })).toEqual(['liability'])
    expect(stops({ event_zip: '90001' })).toEqual([])
    expect(stops({ event_zip: null })).toEqual([])
  })

  test('by the state of the ZIP code, where another state is chosen', () => {
    expect(stops({ event_state: 'CA', event_zip: '33140' })).toEqual(['liability'])
  })

  test('with the words of the one that ends last, if several stop the same', () => {
    const open = { ...storm, until: null, reason: 'A wildfire' }
    expect(stoppingMoratorium([storm, open], quote)?.moratorium.reason).toBe('A wildfire')
  })
})

test('the words name the coverage, the reason and the last day, and that nothing is charged', () => {
  const { title, text } = suspensionWords({ ...storm, kind: 'moratorium', coverages: ['cancellation'] })
  expect(title).toBe('We can’t issue new cancellation coverage here right now')
  expect(text).toContain('A named storm threatens the area.')
  expect(text).toContain('through 12/04/2026')
})

test('the words about a review name no list and no person', () => {
  const { title, text } = suspensionWords({ kind: 'review', coverages: [], reason: null, until: null })
  expect(`${title} ${text}`).not.toMatch(/sanction|match|list|OFAC|SDN/i)
})

test('states and ZIP codes are read as they are typed', () => {
  const answers = { ...blankMoratorium, states: 'fl, ga;FL', zips: '33139\n331', from: '11/20/2026', reason: 'A storm' }
  expect(moratoriumForm(answers)).toMatchObject({ states: ['FL', 'GA'], zips: ['33139', '331'], until: null })
  expect(moratoriumAnswerFaults(answers)).toEqual({})
  expect(moratoriumForm({ ...answers, states: 'Florida; new york, TX ga' }).states).toEqual(['FL', 'NY', 'TX', 'GA'])
  expect(moratoriumAnswerFaults({ ...answers, states: 'Floridaa' })).toEqual({
    states: 'FLORIDAA is not a state or the code of one',
  })
})
