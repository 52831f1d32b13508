import { expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { orderObstacle, payByOf } from '../../domain/application/period'

/** Decisions 8 and 91. Liability for one day: the last day to pay is the one before it. */
const answers: Answers = { ...answeredThrough('location'), setup_dates: [], takedown_dates: [] }
const ahead = '06/11/2027'

test.each([
  ['check', '06/06/2027', ahead],
  ['check', '06/07/2027', null],
  ['invoice', '06/09/2027', ahead],
  ['invoice', '06/10/2027', null],
  ['organizer', '06/06/2027', ahead],
  ['organizer', '06/07/2027', null],
  ['check', '05/01/2027', '05/15/2027'],
] as const)('an order by %s of %s can be paid until %s', (by, today, last) => {
  expect(payByOf(today, answers, by)).toBe(last)
  expect(orderObstacle(today, answers, by) === null).toBe(last !== null)
})

test('an order that could not be paid in time says until when and why', () => {
  expect(orderObstacle('06/11/2027', answers, 'check')).toBe(
    'The payment would have to reach us by 06/11/2027, and a check can take 5 days.',
  )
  expect(orderObstacle('06/12/2027', answers, 'check')).toBe('The event is too near to wait for a payment.')
})
