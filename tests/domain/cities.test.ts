import { expect, test } from 'vitest'
import { blankAnswers } from '../../domain/application'
import { citiesOf, newZip } from '../../domain/application/cities'

const known = { '78701': 'Austin' }

test.each([
  ['a whole ZIP code', { insured_zip: '78701' }, {}, '78701'],
  ['with four more digits', { producer_zip: '78701-1234' }, {}, '78701'],
  ['half-typed', { insured_zip: '787' }, {}, null],
  ['with a typed city', { insured_zip: '75201', insured_city: 'Garland' }, known, null],
  ['with the city of another ZIP code', { event_zip: '75201', event_city: 'Austin' }, known, '75201'],
  ['of an additional insured', { ai_data: [{ ai_name: 'Example Catering Co.', ai_zip: '78701' }] }, {}, '78701'],
] as const)('a new ZIP code %s: %j', (_, given, cities, zip) => {
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
    ai_data: [{ ai_zip: '78701-0001', ai_city: 'Austin' }, { ai_zip: '75201' }],
  })
  expect(citiesOf('78701', null, answers, {})).toEqual({})
})
