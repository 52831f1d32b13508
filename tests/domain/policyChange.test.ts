import { expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { diffAnswers } from '../../domain/policy/change'

const before = (choices: Partial<Answers> = {}) => answeredThrough('location', choices)
const rows = (choices: Partial<Answers>, from: Partial<Answers> = {}) =>
  diffAnswers(before(from), { ...before(from), ...choices }).map(({ label, from: was, to }) => [label, was, to])

test('no difference has no row', () => {
  expect(diffAnswers(before(), before())).toEqual([])
  expect(rows({ event_name: '' })).toEqual([])
  expect(rows({ medical_payments: null })).toEqual([])
})

test('answers are formatted as in the form', () => {
  expect(rows({ number_attendees: 1_200 })).toEqual([['How many people attend', '120', '1,200']])
  expect(rows({ event_start_date: '06/13/2027', event_end_date: '06/13/2027' })).toEqual([
    ['First day', 'Saturday, 06/12/2027', 'Sunday, 06/13/2027'],
    ['Last day', 'Saturday, 06/12/2027', 'Sunday, 06/13/2027'],
  ])
  expect(rows({ coverage_limits: '$1,000,000/$1,000,000' })).toEqual([
    [
      'Limits',
      '$1,000,000 each occurrence, $2,000,000 general aggregate',
      '$1,000,000 each occurrence, $1,000,000 general aggregate',
    ],
  ])
})

test('a removed question is listed with the answer that removed it', () => {
  const from = { setup_coverage: 'True', setup_dates: ['06/11/2027'] } as const
  expect(rows({ setup_coverage: 'False' }, from)).toEqual([
    ['Do you need coverage for setup days before the event?', 'Yes', 'No'],
    ['Setup days', '06/11/2027', 'Nothing'],
  ])
})

test('derived values and inapplicable answers have no row', () => {
  expect(rows({ insured_first_name: 'Robin' })).toEqual([['First name', 'Jordan', 'Robin']])
  expect(rows({ takedown_dates: ['06/13/2027'] })).toEqual([])
})

test('a list shows added and removed entries by name, and changed fields of the others', () => {
  const one = { ai_name: 'Example Catering Co.', ai_zip: '78702', ai_waiver_subrogation: 'False' }
  const two = { ai_name: 'Sample Lighting Hire', ai_zip: '78701' }
  expect(rows({ ai_data: [one, two] }, { ai_data: [one] })).toEqual([
    ['Additional insured 2', 'Nothing', 'Sample Lighting Hire'],
  ])
  expect(rows({ ai_data: [] }, { ai_data: [one] })).toEqual([
    ['Additional insured 1', 'Example Catering Co.', 'Nothing'],
  ])
  expect(rows({ ai_data: [{ ...one, ai_waiver_subrogation: 'True' }] }, { ai_data: [one] })).toEqual([
    ['Waiver of subrogation, additional insured 1', 'No', 'Yes'],
  ])
  expect(rows({ ai_data: [{ ...one, ai_waiver_subrogation: null }] }, { ai_data: [one] })).toEqual([])
})
