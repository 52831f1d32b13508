import { expect, test } from 'vitest'
import { claimDayFault } from '../../domain/policy/claim'

test.each([
  ['11/19/2026', null],
  ['11/20/2026', null],
  ['11/21/2026', 'Enter the day it happened: it cannot be after today'],
  ['11/31/2026', '“Day” needs a valid date, such as 06/12/2027'],
])('a loss on %s, reported on 11/20/2026', (day, fault) => {
  expect(claimDayFault(day, '11/20/2026', null)).toBe(fault)
})

const rain = { date: '06/12/2027', from_hour: 12, to_hour: 18, threshold: '0.25', amount: 25_000 } as const

test.each([
  ['06/12/2027', '06/12/2027', null],
  ['06/12/2027', '06/14/2027', null],
  ['06/12/2027', '06/11/2027', 'Report it once the insured day has come'],
  ['06/13/2027', '06/14/2027', 'This policy insures 06/12/2027 only'],
  ['06/31/2027', '06/14/2027', '“Day” needs a valid date, such as 06/12/2027'],
])('a rain claim for %s, reported on %s', (day, today, fault) => {
  expect(claimDayFault(day, today, rain)).toBe(fault)
})
