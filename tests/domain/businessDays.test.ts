import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from '../../domain/common/businessDays'
import { addDays } from '../../domain/common/dates'

test.each([
  ['11/20/2026', 1, '11/23/2026', 'over a weekend'],
  ['11/24/2026', 2, '11/27/2026', 'over Thanksgiving'],
  ['11/21/2026', 1, '11/23/2026', 'from a Saturday'],
  ['12/24/2026', 1, '12/28/2026', 'over Christmas Day'],
  ['12/30/2027', 1, '01/03/2028', 'over New Year’s Day, observed on Friday, December 31'],
  ['07/01/2027', 2, '07/06/2027', 'over Independence Day, observed on Monday'],
])('%s and %i business days are %s: %s', (day, count, then) => {
  expect(addBusinessDays(day, count)).toBe(then)
})

test('a year has its weekdays less eleven federal holidays', () => {
  const days = Array.from({ length: 365 }, (_, i) => addDays('01/01/2026', i))
  const holidays = ['01/01', '01/19', '02/16', '05/25', '06/19', '07/03', '09/07', '10/12', '11/11', '11/26', '12/25']
  expect(holidays.filter((date) => isBusinessDay(`${date}/2026`))).toEqual([])
  expect(days.filter(isBusinessDay)).toHaveLength(261 - holidays.length)
})
