import { expect, test } from 'vitest'
import { sentence } from '../../domain/common/sentence'

test.each([
  ['For Example Rentals', 'For Example Rentals.'],
  ['For Sample Inc.', 'For Sample Inc.'],
  ['Ready?', 'Ready?'],
  ['Hurray!', 'Hurray!'],
  ['And so on…', 'And so on…'],
  ['She said “Ready?”', 'She said “Ready?”'],
  ['Sample (Example Ltd.)', 'Sample (Example Ltd.)'],
  ['Sample (an example)', 'Sample (an example).'],
])('“%s” as a sentence is “%s”', (words, ended) => {
  expect(sentence(words)).toBe(ended)
})
