import { expect, test } from 'vitest'
import { readReference, referenceOf } from '../../domain/common/reference'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

test('the reference is the beginning of the trace’s id, in groups', () => {
  expect(referenceOf(traceId)).toBe('4bf9-2f35-77b3')
})

test.each([
  ['4bf9-2f35-77b3', '4bf92f3577b3'],
  [' 4BF9 2F35 77B3 ', '4bf92f3577b3'],
  [traceId, traceId],
  ['4bf9-2f35', null],
  ['4bf9-2f35-77bg', null],
  [`${traceId}0`, null],
  ['', null],
])('“%s” is read as %s', (typed, letters) => {
  expect(readReference(typed)).toBe(letters)
})
