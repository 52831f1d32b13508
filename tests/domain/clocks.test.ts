import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { answeredThrough } from '../../domain/application/examples'
import { periodOf } from '../../domain/application/period'
import { addDays, coverLength, daysBetween, noticeOf, todayIn, weekdayOf } from '../../domain/common/dates'
import type { Sampled } from './properties/clockSample'

const sample = 'tests/domain/properties/clockSample.ts'

async function under(TZ: string): Promise<Sampled> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', sample], {
    env: { ...process.env, TZ },
  })
  return JSON.parse(stdout)
}

test('decisions, prices and days are the same in every time zone, around clock changes', {
  timeout: 60_000,
}, async () => {
  const [utc, west, east] = await Promise.all(['UTC', 'America/Los_Angeles', 'Asia/Tokyo'].map(under))
  expect([utc!.offset, west!.offset, east!.offset]).toEqual([0, 420, -540])
  expect([west!.hash, east!.hash]).toEqual([utc!.hash, utc!.hash])
})

describe.each([
  ['spring', '03/13/2027', '03/14/2027', '03/15/2027', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z'],
  ['autumn', '11/06/2027', '11/07/2027', '11/08/2027', '2027-11-07T04:00:00Z', '2027-11-08T05:00:00Z'],
])('the day of the clock change in %s', (_, before, day, after, begins, ends) => {
  const justBefore = (instant: string) => new Date(Date.parse(instant) - 1)

  test('begins and ends at New York midnights', () => {
    expect(todayIn(justBefore(begins))).toBe(before)
    expect(todayIn(new Date(begins))).toBe(day)
    expect(todayIn(justBefore(ends))).toBe(day)
    expect(todayIn(new Date(ends))).toBe(after)
  })

  test('is one day long, and a Sunday', () => {
    expect([addDays(before, 1), addDays(day, 1), addDays(after, -1)]).toEqual([day, after, day])
    expect([coverLength(before, after), daysBetween(before, after), coverLength(day, day)]).toEqual([3, 2, 1])
    expect(weekdayOf(day)).toBe('Sunday')
  })

  test('counts for short notice like any other', () => {
    expect([0, 13, 14].map((days) => noticeOf(before, addDays(before, days)))).toEqual(['short', 'short', 'enough'])
    expect(noticeOf(after, day)).toBe('past')
  })

  test('is covered from its first minute to that of the next day', () => {
    const answers = answeredThrough('coverage', { event_start_date: day, event_end_date: day })
    expect(periodOf(answers)).toEqual({ from: day, to: after })
  })
})
