import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, coverLength, dayNumber, dayOf, daysBetween, todayIn, weekdayOf } from '../../domain/common/dates'

const anyDay = fc.integer({ min: dayNumber('02/05/1901'), max: dayNumber('12/31/2399') })

test('an invalid day cannot be counted with', () => {
  expect(() => dayNumber('02/30/2027')).toThrow(RangeError)
})

test('every day agrees with the platform’s calendar, in both directions', () => {
  fc.assert(
    fc.property(anyDay, (number) => {
      const day = dayOf(number)
      const [month, date, year] = day.split('/').map(Number) as [number, number, number]
      expect(Date.UTC(year, month - 1, date) / 86_400_000).toBe(number)
      expect(dayNumber(day)).toBe(number)
      const platform = new Date(Date.UTC(year, month - 1, date)).toLocaleDateString('en-US', {
        weekday: 'long',
        timeZone: 'UTC',
      })
      expect(weekdayOf(day)).toBe(platform)
    }),
  )
})

test('adding and counting days are inverse, and a covered range is inclusive', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (number, days) => {
      const day = dayOf(number)
      expect(daysBetween(day, addDays(day, days))).toBe(days)
      expect(coverLength(day, addDays(day, days))).toBe(days + 1)
    }),
  )
})

describe('the current day', () => {
  test.each([
    ['2027-06-12T03:59:59Z', '06/11/2027'],
    ['2027-06-12T04:00:00Z', '06/12/2027'],
    ['2027-01-01T04:59:59Z', '12/31/2026'],
    ['2027-11-07T05:30:00Z', '11/07/2027'],
    ['2027-11-07T06:30:00Z', '11/07/2027'],
  ])('at %s it is %s in New York', (now, day) => {
    expect(todayIn(new Date(now))).toBe(day)
  })
})
