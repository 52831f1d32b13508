import { describe, expect, test } from 'vitest'
import { type Dated, touchesHurricanes, touchesWinter } from '../../domain/common/season'
import { hurricaneStates, northernStates, stateCodes } from '../../domain/common/states'

const winter = (event_start_date: string, event_end_date = event_start_date, more: Dated = {}) =>
  touchesWinter({ event_state: 'NY', event_start_date, event_end_date, ...more })

describe('section 5: the seasonal rule, 12-01 to 03-15 (decision 13)', () => {
  test.each<[string, string, boolean]>([
    ['11/30/2026', '11/30/2026', false],
    ['12/01/2026', '12/01/2026', true],
    ['12/31/2026', '01/01/2027', true],
    ['03/15/2027', '03/15/2027', true],
    ['03/16/2027', '03/16/2027', false],
    ['11/29/2026', '12/02/2026', true],
    ['11/29/2026', '11/30/2026', false],
    ['03/10/2027', '03/20/2027', true],
    ['02/29/2028', '02/29/2028', true],
    ['03/16/2027', '11/30/2027', false],
    ['11/30/2027', '03/16/2028', true],
    ['03/16/2027', '03/16/2028', true],
  ])('section 5: %s to %s', (first, last, touches) => {
    expect(winter(first, last)).toBe(touches)
  })

  test('section 5: a rain date counts like an event day', () => {
    expect(winter('11/20/2026', '11/20/2026', { raindate_date: '12/01/2026' })).toBe(true)
    expect(winter('11/20/2026', '11/20/2026', { raindate_date: '11/30/2026' })).toBe(false)
  })

  test('section 5: the 24 northern states, by the state of the event', () => {
    expect(northernStates.size).toBe(24)
    const touched = stateCodes.filter((event_state) => winter('01/15/2027', '01/15/2027', { event_state }))
    expect(touched).toEqual(stateCodes.filter((code) => northernStates.has(code)))
    expect(['KS', 'MO', 'NJ', 'TX'].some((code) => northernStates.has(code))).toBe(false)
    expect(winter('01/15/2027', '01/15/2027', { event_state: null })).toBe(false)
  })

  test('a missing or half-typed day is in no season', () => {
    expect(touchesWinter({ event_state: 'NY' })).toBe(false)
    expect(winter('01/1', '01/15/2027')).toBe(false)
    expect(touchesWinter({ event_state: 'NY', event_start_date: '01/15/2027', event_end_date: null })).toBe(true)
  })
})

describe('the months of hurricanes, 06-01 to 11-30', () => {
  const touches = (event_start_date: string, event_end_date = event_start_date, event_state = 'FL') =>
    touchesHurricanes({ event_state, event_start_date, event_end_date })

  test.each<[string, string, boolean]>([
    ['05/31/2027', '05/31/2027', false],
    ['06/01/2027', '06/01/2027', true],
    ['05/30/2027', '06/01/2027', true],
    ['11/30/2027', '12/03/2027', true],
    ['12/01/2027', '12/01/2027', false],
    ['12/01/2027', '05/31/2028', false],
  ])('%s to %s', (first, last, expected) => {
    expect(touches(first, last)).toBe(expected)
  })

  test('in eight states, none of them northern', () => {
    expect(stateCodes.filter((code) => touches('09/01/2027', '09/01/2027', code))).toEqual([
      'AL',
      'FL',
      'GA',
      'LA',
      'MS',
      'NC',
      'SC',
      'TX',
    ])
    expect([...hurricaneStates].some((code) => northernStates.has(code))).toBe(false)
  })
})
