import { expect, test } from 'vitest'
import { answersHash } from '../../../server/platform/crypto/hash'

const answers = { event_type: 'Wedding', setup_dates: ['06/11/2027'], ai_data: [{ ai_name: 'A', ai_zip: null }], n: 1 }

test.each([
  ['another order of the same answers', Object.fromEntries(Object.entries(answers).reverse())],
  ['an unanswered question', { ...answers, event_name: null, event_state: undefined }],
  ['the same entry without its empty fields', { ...answers, ai_data: [{ ai_name: 'A' }] }],
])('%s is the same set of answers', (_, same) => {
  expect(answersHash(same)).toBe(answersHash(answers))
})

test.each([
  ['another value', { ...answers, event_type: 'Birthday Party' }],
  ['a number as a string', { ...answers, n: '1' }],
  ['another day', { ...answers, setup_dates: ['06/10/2027'] }],
  ['one day more', { ...answers, setup_dates: ['06/11/2027', '06/10/2027'] }],
  ['another entry', { ...answers, ai_data: [{ ai_name: 'B' }] }],
  ['an additional answer', { ...answers, event_name: 'x' }],
  ['a value under another name', { ...answers, event_type: null, event_category: 'Wedding' }],
])('%s is another set of answers', (_, other) => {
  expect(answersHash(other)).not.toBe(answersHash(answers))
})
