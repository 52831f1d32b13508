import { expect, test } from 'vitest'
import { answersOf, changedAnswers } from '../../../domain/venues/form'
import { comparedRows, sheetRows } from '../../../domain/venues/words'
import { publishedSheets } from './sheets'

const sample = answersOf(publishedSheets[0]!.sheet)

test('a sheet in words has one row for each question, and says None where nothing is asked for', () => {
  const rows = sheetRows({ ...sample, each_occurrence: 1_000_000, notice_days: null, waiver_of_subrogation: 'True' })
  expect(rows).toHaveLength(Object.keys(sample).length)
  const words = Object.fromEntries(rows.map(({ name, answer }) => [name, answer]))
  expect([words['each_occurrence'], words['notice_days'], words['waiver_of_subrogation']]).toEqual([
    '$1,000,000.00',
    'None',
    'Yes',
  ])
})

test('no label of a sheet in words speaks to the venue, because staff read it', () => {
  const { different, same } = comparedRows(sample, { ...sample, city: 'Dallas' })
  for (const { label } of [...sheetRows(sample), ...different, ...same]) expect(label).not.toMatch(/\byour?\b/i)
})

test('two sheets are compared question by question', () => {
  const { different, same } = comparedRows(sample, { ...sample, city: 'Dallas' })
  expect(different).toEqual([{ name: 'city', label: 'City', answers: [sample.city, 'Dallas'] }])
  expect(same).toHaveLength(Object.keys(sample).length - 1)
})

test('a changed answer is one that differs, and one that was typed and removed is none', () => {
  const began = { ...sample, other_words: null }
  expect(changedAnswers(began, { ...began, other_words: '', city: 'Dallas' })).toEqual({ city: 'Dallas' })
  expect(changedAnswers({ ...began, other_words: 'Plan' }, { ...began, other_words: '' })).toEqual({ other_words: '' })
})
