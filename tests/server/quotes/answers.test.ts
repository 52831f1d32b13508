import { expect, test } from 'vitest'
import { Problem } from '../../../server/platform/problems/problem'
import { readAnswers } from '../../../server/quotes/answers'

/** Wire format; our own form never sends this. */
const listOf = (length: number, more: object = {}) => ({
  step4: { ai_data: Array.from({ length }, (_, index) => ({ ai_name: `Sample Catering ${index}`, ...more })) },
})

/** The errors of a payload; null if it is valid. */
function errorsIn(payload: object): object | null {
  try {
    readAnswers(payload)
    return null
  } catch (problem) {
    if (problem instanceof Problem) return problem.body.errors ?? {}
    throw problem
  }
}

test('a list longer than its maximum is refused even with valid entries', () => {
  expect(errorsIn(listOf(12))).toBeNull()
  expect(errorsIn(listOf(13))).toEqual({ 'step4.ai_data': expect.stringContaining('more than there is room for') })
})

test('spaces alone are stored as no answer', () => {
  const sent = { step4: { customFields: { insured_first_name: '   ' } } }
  expect(readAnswers(sent)).toEqual({ insured_first_name: null })
})

test('an invalid field of a list entry is named with its index', () => {
  expect(Object.keys(errorsIn(listOf(2, { ai_zip: '12' })) ?? {})).toEqual([
    'step4.ai_data.0.ai_zip',
    'step4.ai_data.1.ai_zip',
  ])
})
