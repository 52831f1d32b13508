import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import {
  addDays,
  coverLength,
  dayNumber,
  dayOf,
  isCalendarDate,
  isShortNotice,
  noticeOf,
  spansAtLeast,
} from '../../domain/common/dates'
import { northernStates, stateCodes } from '../../domain/common/states'
import { decide, passedDays } from '../../domain/decision'
import { outcomeOf, reasonCodes, today } from './decisionOutcomes'

/** The lines of section 5 of the specification about days. */

const both = 'Liability and Cancellation Insurance'
const anyDay = fc.integer({ min: dayNumber('02/05/1901'), max: dayNumber('12/31/2399') }).map(dayOf)
const within = (days: number) => fc.integer({ min: 0, max: days })
/** A wedding with both coverages, outdoors, that can move inside. */
const outdoors = answeredThrough('underwriting', {
  coverage_type: both,
  event_outdoor_or_tent: 'True',
  move_inside_or_cancel: 'Move inside',
})

describe('Dates of 10 characters parse as MM/DD/YYYY (default format).', () => {
  test.each([
    ['06/12/2027', true],
    ['02/29/2028', true],
    ['02/29/2027', false],
    ['02/29/2100', false],
    ['02/29/2000', true],
    ['04/31/2027', false],
    ['13/01/2027', false],
    ['00/10/2027', false],
    ['01/00/2027', false],
    ['06-12-2027', false],
    ['2027-06-12', false],
    ['06/12/1899', false],
    ['0x/12/2027', false],
    [' 6/12/2027', false],
  ])('ten characters: %s is a day of the calendar: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected)
  })

  test('every existing day has ten characters and parses', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(day).toMatch(/^\d\d\/\d\d\/\d{4}$/)
        expect(isCalendarDate(day)).toBe(true)
      }),
    )
  })

  test('a date of any other length is not parsed', () => {
    const longer = fc.string({ minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(anyDay, within(9), longer, (day, length, more) => {
        for (const text of [day.slice(0, length), day + more, more + day, `${day.slice(0, 6)}27`])
          expect(isCalendarDate(text)).toBe(false)
      }),
    )
  })
})

describe('Short-notice: days from the other date to the event date plus one lies between 1 and 14.', () => {
  test.each([
    ['06/13/2027', 'past'],
    ['06/12/2027', 'short'],
    ['05/30/2027', 'short'],
    ['05/29/2027', 'enough'],
  ])('on %s the notice for 06/12/2027 is %s', (other, notice) => {
    expect(noticeOf(other, '06/12/2027')).toBe(notice)
    expect(isShortNotice('06/12/2027', other)).toBe(notice === 'short')
  })

  test('short is from 1 to 14 for any day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 45 }), (other, away) => {
        expect(isShortNotice(addDays(other, away), other)).toBe(away + 1 >= 1 && away + 1 <= 14)
      }),
    )
  })

  test('it withholds cancellation coverage and leaves liability (decision 12)', () => {
    fc.assert(
      fc.property(within(40), (away) => {
        const day = addDays(today, away)
        const soon = { event_start_date: day, event_end_date: day }
        const expected = away + 1 <= 14 ? 'decline: short_notice' : 'quote'
        expect(reasonCodes({ ...soon, coverage_type: both })).toBe(expected)
        expect(reasonCodes({ ...soon, coverage_type: 'Cancellation Insurance' })).toBe(expected)
        expect(reasonCodes(soon)).toBe('quote')
      }),
      { numRuns: 40 },
    )
    expect(outcomeOf({ event_start_date: today, event_end_date: today, coverage_type: both }).reasons).toMatchObject([
      { code: 'short_notice', cover: 'cancellation', field: 'event_start_date' },
    ])
  })

  test('0 or less is a past date, refused and not decided (decision 12)', () => {
    const yesterday = { event_start_date: '11/19/2026', event_end_date: '11/19/2026' }
    const past = answeredThrough('underwriting', { ...yesterday, coverage_type: both })
    expect(passedDays(past, today)).toEqual(['event_start_date'])
    expect(decide(past, { today }).outcome).toBe('quote')
    expect(passedDays({ ...past, event_start_date: today }, today)).toEqual([])
  })

  test('a missing or half-typed first day is not short notice', () => {
    for (const event_start_date of [null, '11/2', '02/30/2027'])
      expect(decide({ ...outdoors, event_start_date }, { today }).outcome).toBe('quote')
  })
})

describe('Seasonal: Outdoor events in a list of northern states whose dates touch 12-01 to 03-15.', () => {
  const at = (first: string, last: string, more: Partial<Answers> = {}) =>
    decide(
      { ...outdoors, event_state: 'NY', event_start_date: first, event_end_date: last, ...more },
      { today },
    ).reasons.flatMap(({ code, cover }) => (cover === 'cancellation' ? [code] : []))

  test.each([
    ['11/29/2027', '11/30/2027', []],
    ['11/29/2027', '12/01/2027', ['seasonal']],
    ['12/31/2027', '01/01/2028', ['seasonal']],
    ['03/15/2027', '03/16/2027', ['seasonal']],
    ['03/16/2027', '03/17/2027', []],
    ['07/04/2027', '07/04/2027', []],
  ])('outdoors in New York from %s to %s: %j', (first, last, codes) => {
    expect(at(first, last)).toEqual(codes)
  })

  test('the 24 states of the list, and the event’s own state', () => {
    const touched = stateCodes.filter((event_state) => at('02/01/2027', '02/01/2027', { event_state }).length > 0)
    expect(touched).toHaveLength(24)
    expect(touched).toEqual(stateCodes.filter((code) => northernStates.has(code)))
    expect(at('02/01/2027', '02/01/2027', { event_state: 'TX', insured_state: 'NY' })).toEqual([])
  })

  test('the rain date counts as a day of the event', () => {
    const rain = { raindate_coverage: 'True', raindate_date: '12/05/2027' } as const
    expect(at('11/20/2027', '11/20/2027', rain)).toEqual(['seasonal'])
    expect(at('11/20/2027', '11/20/2027', { ...rain, raindate_coverage: 'False' })).toEqual([])
  })

  test('indoors, or without cancellation coverage, there is no season', () => {
    expect(at('02/01/2027', '02/01/2027', { event_outdoor_or_tent: 'False' })).toEqual([])
    expect(at('02/01/2027', '02/01/2027', { coverage_type: 'Liability Insurance' })).toEqual([])
  })

  test('it refers cancellation only (decision 13)', () => {
    const answers = { ...outdoors, event_state: 'NY', event_start_date: '02/01/2027', event_end_date: '02/01/2027' }
    expect(decide(answers as Answers, { today })).toMatchObject({
      outcome: 'refer',
      reasons: [{ code: 'seasonal', cover: 'cancellation', field: 'event_outdoor_or_tent' }],
    })
  })

  test('any one of its days is enough, in any year', () => {
    const isWinter = (day: string) => day.slice(0, 5) >= '12/01' || day.slice(0, 5) <= '03/15'
    fc.assert(
      fc.property(within(1500), within(9), (away, more) => {
        const first = addDays('01/01/2027', away)
        const days = Array.from({ length: more + 1 }, (_, i) => addDays(first, i))
        expect(at(first, days.at(-1)!)).toEqual(days.some(isWinter) ? ['seasonal'] : [])
      }),
      { numRuns: 300 },
    )
  })
})

describe('A span check tests whether the date span is at least a given number of days.', () => {
  test.each([
    ['06/10/2027', '06/12/2027', 3, true],
    ['06/10/2027', '06/12/2027', 4, false],
    ['06/12/2027', '06/12/2027', 1, true],
    ['12/31/2027', '01/01/2028', 2, true],
    ['02/28/2028', '03/01/2028', 3, true],
    ['06/12/2027', '06/11/2027', 1, false],
  ])('from %s to %s is at least %i days: %s', (first, last, days, expected) => {
    expect(spansAtLeast(first, last, days)).toBe(expected)
  })

  test('both ends count, and a span is at least as long as every shorter one', () => {
    fc.assert(
      fc.property(anyDay, within(400), within(402), (first, more, days) => {
        const last = addDays(first, more)
        expect(spansAtLeast(first, last, days)).toBe(coverLength(first, last) >= days)
        expect(spansAtLeast(first, last, coverLength(first, last))).toBe(true)
        expect(spansAtLeast(first, last, coverLength(first, last) + 1)).toBe(false)
      }),
    )
  })

  test('eleven days and more are reviewed (decision 22)', () => {
    fc.assert(
      fc.property(within(20), (more) => {
        const last = addDays('06/12/2027', more)
        expect(reasonCodes({ event_end_date: last }) === 'refer: over_10_days').toBe(
          spansAtLeast('06/12/2027', last, 11),
        )
      }),
      { numRuns: 21 },
    )
  })
})
