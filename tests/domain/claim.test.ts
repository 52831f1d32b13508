import { expect, test } from 'vitest'
import { dayFault } from '../../domain/policy/claim'

test.each([
  ['11/19/2026', null],
  ['11/20/2026', null],
  ['11/21/2026', 'Enter the day it happened: it cannot be after today'],
  ['11/31/2026', '“Day” needs a valid date, such as 06/12/2027'],
])('a loss on %s, reported on 11/20/2026', (day, fault) => {
  expect(dayFault(day, '11/20/2026')).toBe(fault)
})
