import { expect, test } from 'vitest'
import { daysIn, daysUpTo, overviewAddressOf } from '../../machines/staff/overview/overview.route'

test.each([
  ['/admin/overview', {}],
  ['/admin/overview?from=11%2F18%2F2026', { from: '11/18/2026' }],
  ['/admin/overview?from=soon&to=11%2F20%2F2026', { from: 'soon', to: '11/20/2026' }],
])('%s says which days, and comes back from them', (address, days) => {
  expect(daysIn(address)).toEqual(days)
  expect(overviewAddressOf(daysIn(address))).toBe(address)
})

test('days up to one count that one', () => {
  expect(daysUpTo('03/01/2027', 1)).toEqual({ from: '03/01/2027', to: '03/01/2027' })
  expect(daysUpTo('03/01/2027', 30)).toEqual({ from: '01/31/2027', to: '03/01/2027' })
})
