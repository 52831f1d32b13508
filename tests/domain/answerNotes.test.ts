import { expect, test } from 'vitest'
import { otherState } from '../../domain/application/common'
import { farDays } from '../../domain/application/days'

test.each([
  ['90001', 'TX', 'ZIP code 90001 is in California, and the state is Texas. Correct the one that is wrong.'],
  ['78701', 'TX', null],
  ['7870', 'TX', null],
  ['09001', 'TX', null],
  ['78701', null, null],
])('a ZIP code %s with the state %s', (zip, state, note) => {
  expect(otherState(zip, state)).toBe(note)
})

test.each([
  [{ setup_dates: ['06/05/2027', '06/11/2027'] }, null],
  [
    { setup_dates: ['06/04/2027', '06/11/2027'] },
    '06/04/2027 is more than a week from the event. If the event has moved, change or remove it.',
  ],
  [
    { setup_dates: ['06/01/2027'], takedown_dates: ['06/22/2027'] },
    '06/01/2027, 06/22/2027 are more than a week from the event. If the event has moved, change or remove them.',
  ],
  [{ setup_dates: ['06/'] }, null],
  [{}, null],
])('days that a moved event left behind: %j', (days, note) => {
  expect(farDays({ event_start_date: '06/12/2027', event_end_date: '06/13/2027', ...days })).toBe(note)
})
