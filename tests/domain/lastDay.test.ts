import { expect, test } from 'vitest'
import { lastDayFollowing } from '../../domain/application/lastDay'

test.each([
  ['is the first day where there was none', '06/12/2027', { first: null, last: null }, '06/12/2027'],
  [
    'moves with the first day of a one-day event',
    '06/19/2027',
    { first: '06/12/2027', last: '06/12/2027' },
    '06/19/2027',
  ],
  ['moves back with it too', '06/05/2027', { first: '06/12/2027', last: '06/12/2027' }, '06/05/2027'],
  [
    'keeps the event’s length where it would come before the first day',
    '07/01/2027',
    { first: '06/12/2027', last: '06/14/2027' },
    '07/03/2027',
  ],
  [
    'is the first day where it was before the first day',
    '07/01/2027',
    { first: '06/12/2027', last: '06/10/2027' },
    '07/01/2027',
  ],
] as const)('the last day %s', (_, first, before, last) => expect(lastDayFollowing(first, before)).toBe(last))

test.each([
  ['of several days that still ends after its first day', '06/13/2027', { first: '06/12/2027', last: '06/14/2027' }],
  ['whose first day is unchanged', '06/12/2027', { first: '06/12/2027', last: null }],
  ['whose first day is half typed', '06/1', { first: '06/12/2027', last: '06/12/2027' }],
  ['whose last day is half typed', '06/13/2027', { first: '06/12/2027', last: '06/1' }],
])('an event %s keeps its last day', (_, first, before) => expect(lastDayFollowing(first, before)).toBeNull())
