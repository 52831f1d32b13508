import { expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { claimDayDoubt, claimDayFault, insuredDaysOf, outsideInsuredDays } from '../../domain/policy/claim'

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

const liability: Answers = {
  ...answeredThrough('location'),
  coverage_type: 'Liability Insurance',
  setup_coverage: 'True',
  setup_dates: ['06/11/2027'],
}
const bought = '11/20/2026'
const days = insuredDaysOf(liability, bought)
const outside =
  'The insured days are Friday, 06/11/2027 to Saturday, 06/12/2027. This day is not one of them. Correct the day, or report the claim as it is: an adjuster decides.'

test.each([
  ['06/10/2027', outside],
  ['06/11/2027', null],
  ['06/12/2027', null],
  // until two in the morning
  ['06/13/2027', null],
  ['06/14/2027', outside],
  ['06/31/2027', null],
  ['06/1', null],
  [null, null],
])('a loss on %s under liability coverage from a setup day to the event', (day, notice) => {
  expect(outsideInsuredDays(day, days)).toBe(notice)
})

test('cancellation coverage insures losses from the purchase on, and rain insurance has no days but its own', () => {
  const both = insuredDaysOf({ ...liability, coverage_type: 'Liability and Cancellation Insurance' }, bought)
  expect([outsideInsuredDays('11/21/2026', both), outsideInsuredDays('06/14/2027', both)]).toEqual([
    null,
    expect.stringMatching(/^The insured days are Friday, 11\/20\/2026 to Saturday, 06\/12\/2027\./),
  ])
  expect(insuredDaysOf({ ...liability, coverage_type: 'Rain Insurance' }, bought)).toBeNull()
})

test('a single insured day is named alone', () => {
  const one = { first: '06/12/2027', last: '06/12/2027' } as const
  expect(outsideInsuredDays('06/11/2027', one)).toMatch(/^The insured day is Saturday, 06\/12\/2027\. /)
})

test.each([
  ['11/19/2026', 'It happened before the policy was bought'],
  ['06/10/2027', 'It happened outside the insured days'],
  ['06/12/2027', null],
] as const)('what staff check about a loss on %s', (day, doubt) => {
  expect(claimDayDoubt(day, bought, { first: '06/12/2027', last: '06/12/2027' })).toBe(doubt)
})
