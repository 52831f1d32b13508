import { expect, test } from 'vitest'
import { daysIn, daysUpTo, overviewAddressOf } from '../../machines/staff/overview/overview.route'

test.each([
  ['/admin/overview', {}],
  ['/admin/overview?from=11%2F18%2F2026', { from: '11/18/2026' }],
  ['/admin/overview?from=soon&to=11%2F20%2F2026', { from: 'soon', to: '11/20/2026' }],
])('%s is a range of days and survives the round trip', (address, days) => {
  expect(daysIn(address)).toEqual(days)
  expect(overviewAddressOf(daysIn(address))).toBe(address)
})

test('a number of days includes the last one', () => {
  expect(daysUpTo('03/01/2027', 1)).toEqual({ from: '03/01/2027', to: '03/01/2027' })
  expect(daysUpTo('03/01/2027', 30)).toEqual({ from: '01/31/2027', to: '03/01/2027' })
})
