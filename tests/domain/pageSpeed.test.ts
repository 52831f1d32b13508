import { expect, test } from 'vitest'
import { boundOf, isGood, mostSpeed, thirdQuartile } from '../../domain/common/pageSpeed'

test.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [200, 200],
  [201, 250],
  [60_000, 60_000],
  [90_000, 60_000],
])('a value of %d counts under the bound of %d', (value, bound) => {
  expect(boundOf(value)).toBe(bound)
})

test('three of four visits are at most at the third quartile, whatever the order of the counts', () => {
  const counts = (...visits: [atMost: number, visits: number][]) =>
    visits.map(([atMost, many]) => ({ atMost, visits: many }))
  expect(thirdQuartile([])).toBeNull()
  expect(thirdQuartile(counts([50, 1]))).toBe(50)
  expect(thirdQuartile(counts([400, 1], [50, 3]))).toBe(50)
  expect(thirdQuartile(counts([400, 2], [50, 3]))).toBe(400)
  expect(thirdQuartile(counts([100, 25], [mostSpeed, 25], [50, 50]))).toBe(100)
})

test.each([
  ['inp', 200],
  ['lcp', 2500],
  ['cls', 100],
] as const)('%s is good up to the limit of the web vitals, and this limit is a bound', (measure, limit) => {
  expect([isGood(measure, limit), isGood(measure, limit + 1)]).toEqual([true, false])
  expect(boundOf(limit)).toBe(limit)
})
