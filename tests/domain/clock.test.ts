import { describe, expect, test } from 'vitest'
import { clockAt, hourAt, momentInWords, timeAt } from '../../domain/common/clock'
import { addDays, todayIn } from '../../domain/common/dates'
import { endOf, instantAt, startOf } from '../../domain/common/instants'

describe('an instant in New York', () => {
  test.each([
    ['2027-01-15T05:00:00Z', '01/15/2027', '00:00', '12:00 am'],
    ['2027-01-15T16:59:59Z', '01/15/2027', '11:59', '11:59 am'],
    ['2027-01-15T17:00:00Z', '01/15/2027', '12:00', '12:00 pm'],
    ['2027-07-15T20:05:00Z', '07/15/2027', '16:05', '4:05 pm'],
    ['2027-03-14T06:59:00Z', '03/14/2027', '01:59', '1:59 am'],
    ['2027-03-14T07:00:00Z', '03/14/2027', '03:00', '3:00 am'],
    ['2027-11-07T06:30:00Z', '11/07/2027', '01:30', '1:30 am'],
    ['2028-01-01T04:59:00Z', '12/31/2027', '23:59', '11:59 pm'],
  ])('%s is %s at %s', (instant, day, clock, time) => {
    expect([todayIn(new Date(instant)), clockAt(instant), hourAt(instant), timeAt(instant)]).toEqual([
      day,
      clock,
      Number(clock.slice(0, 2)),
      time,
    ])
    expect(momentInWords(new Date(instant))).toBe(`${day}, ${time}`)
  })
})

describe('the instant of a time of day', () => {
  test.each([
    ['06/12/2027', '00:01', 'America/New_York', '2027-06-12T04:01:00.000Z'],
    ['01/12/2027', '02:00', 'America/Chicago', '2027-01-12T08:00:00.000Z'],
    ['06/12/2027', '04:00', 'America/Phoenix', '2027-06-12T11:00:00.000Z'],
    ['06/12/2027', '02:00', 'Pacific/Honolulu', '2027-06-12T12:00:00.000Z'],
    ['03/14/2027', '02:00', 'Pacific/Honolulu', '2027-03-14T12:00:00.000Z'],
    ['11/07/2027', '02:00', 'America/New_York', '2027-11-07T07:00:00.000Z'],
  ])('%s at %s in %s', (day, time, zone, instant) => {
    expect(instantAt(day, time, zone).toISOString()).toBe(instant)
  })

  test('that the clocks skip is the instant at which they do', () => {
    expect(instantAt('03/14/2027', '02:00', 'America/New_York').toISOString()).toBe('2027-03-14T07:00:00.000Z')
    expect(instantAt('03/14/2027', '02:00', 'America/Denver').toISOString()).toBe('2027-03-14T09:00:00.000Z')
  })

  test('a day of New York begins and ends at its midnights, the days of the changes of the clocks too', () => {
    const hours = ['03/14/2027', '06/12/2027', '11/07/2027'].map(
      (day) => (endOf(day).getTime() - startOf(day).getTime()) / 3_600_000,
    )
    expect(hours).toEqual([23, 24, 25])
    let day = '01/01/2026'
    for (let days = 0; days < 1000; days++) {
      expect([todayIn(startOf(day)), clockAt(startOf(day))]).toEqual([day, '00:00'])
      day = addDays(day, 1)
    }
  })
})
