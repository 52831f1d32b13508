import { expect, test } from 'vitest'
import { actorFirst } from '../../src/shared/ui/people'

test.each([
  ['sam.sample@example.com', 'sam.sample@example.com'],
  ['customer', 'The customer'],
  ['system', 'The system'],
])('at the beginning of a sentence %s is %s', (actor, words) => {
  expect(actorFirst(actor)).toBe(words)
})
