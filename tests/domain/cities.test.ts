import { expect, test } from 'vitest'
import { blankAnswers } from '../../domain/application'
import { citiesOf, newZip, statesOf } from '../../domain/application/cities'

/** the cities that were looked up, by ZIP code */
const lookedUp = { '78701': 'Austin' }
/** the ZIP codes that the address had before */
const seen = ['78701']

test.each([
  ['a whole ZIP code', { insured_zip: '78701' }, {}, '78701'],
  ['with four more digits', { producer_zip: '78701-1234' }, {}, '78701'],
  ['half-typed', { insured_zip: '787' }, {}, null],
  ['with a typed city', { insured_zip: '75201', insured_city: 'Garland' }, lookedUp, null],
  ['with the city of another ZIP code', { event_zip: '75201', event_city: 'Austin' }, lookedUp, '75201'],
  ['of an additional insured', { ai_data: [{ ai_name: 'Example Catering Co.', ai_zip: '78701' }] }, {}, '78701'],
] as const)('the ZIP code to look up, %s: %j', (_, given, cities, zip) => {
  expect(newZip(blankAnswers, given, cities)).toBe(zip)
})

test('a ZIP code that stays is not new, whatever else changes', () => {
  const answers = { ...blankAnswers, insured_zip: '78701', ai_data: [{ ai_zip: '78701' }] }
  expect(newZip(answers, { insured_city: '', insured_zip: '78701' }, {})).toBeNull()
  expect(newZip(answers, { ai_data: [{ ai_zip: '78701', ai_city: '' }] }, {})).toBeNull()
})

test('a city is filled into each address with the ZIP code, and nowhere else', () => {
  const answers = {
    ...blankAnswers,
    insured_zip: '78701',
    event_zip: '78701',
    event_city: 'Westlake',
    ai_data: [{ ai_zip: '78701-0001' }, { ai_zip: '75201' }],
  }
  expect(citiesOf('78701', 'Austin', answers, {})).toEqual({
    insured_city: 'Austin',
    ai_data: [{ ai_zip: '78701-0001', ai_city: 'Austin', ai_state: 'TX' }, { ai_zip: '75201' }],
  })
  expect(citiesOf('78701', null, answers, {})).toEqual({})
})

test.each([
  ['fills an empty state', {}, { ai_zip: '10001' }, 'NY'],
  [
    'replaces the state of the ZIP code before',
    { ai_zip: '78701', ai_state: 'TX' },
    { ai_zip: '10001', ai_state: 'TX' },
    'NY',
  ],
  ['leaves a state that was chosen', {}, { ai_zip: '10001', ai_state: 'CT' }, 'CT'],
  ['half-typed changes nothing', {}, { ai_zip: '1000' }, undefined],
] as const)('a ZIP code of an additional insured %s', (_, before, after, state) => {
  const { ai_data = [after] } = statesOf({ ai_data: [before] }, { ai_data: [after] }, seen)
  expect(ai_data).toEqual([{ ...after, ...(state && { ai_state: state }) }])
})

test('an additional insured that moves keeps its state', () => {
  const [one, other] = [
    { ai_zip: '78701', ai_state: 'OK' },
    { ai_zip: '10001', ai_state: 'NY' },
  ]
  expect(statesOf({ ai_data: [one, other] }, { ai_data: [other, one] }, ['78701', '10001'])).toEqual({})
})
