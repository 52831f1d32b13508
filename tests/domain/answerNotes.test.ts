import { expect, test } from 'vitest'
import { blankAnswers } from '../../domain/application'
import { noticeBeside } from '../../domain/application/answerNotices'
import { otherState } from '../../domain/application/common'

test.each([
  ['90001', 'TX', 'ZIP code 90001 is in California, and the state is Texas. Correct the one that is wrong.'],
  ['78701', 'TX', null],
  ['7870', 'TX', null],
  ['09001', 'TX', null],
  ['78701', null, null],
])('a ZIP code %s with the state %s', (zip, state, note) => {
  expect(otherState(zip, state)).toBe(note)
})

const event = {
  ...blankAnswers,
  event_category: 'Weddings',
  event_type: 'Wedding',
  coverage_type: 'Liability Insurance',
  event_start_date: '06/12/2027',
  event_end_date: '06/13/2027',
  setup_coverage: 'True',
  takedown_coverage: 'True',
} as const

test.each([
  ['setup_dates', ['06/05/2027', '06/11/2027'], null, []],
  [
    'setup_dates',
    ['06/04/2027', '06/11/2027'],
    '06/04/2027 is more than a week from the event. If the event has moved, change or remove it.',
    [['Remove it', { setup_dates: ['06/11/2027'] }]],
  ],
  [
    'setup_dates',
    ['05/29/2027', '05/30/2027'],
    '05/29/2027, 05/30/2027 are more than a week from the event. If the event has moved, change or remove them.',
    [
      ['Move them to 06/10/2027, 06/11/2027', { setup_dates: ['06/10/2027', '06/11/2027'] }],
      ['Remove them', { setup_coverage: 'False', setup_dates: null }],
    ],
  ],
  [
    'takedown_dates',
    ['06/22/2027'],
    '06/22/2027 is more than a week from the event. If the event has moved, change or remove it.',
    [
      ['Move it to 06/14/2027', { takedown_dates: ['06/14/2027'] }],
      ['Remove it', { takedown_coverage: 'False', takedown_dates: null }],
    ],
  ],
  ['setup_dates', ['06/'], null, []],
] as const)('%s that a moved event left behind: %j', (name, days, text, mends) => {
  const notice = noticeBeside(name, { ...event, [name]: days })
  expect(notice?.text ?? null).toBe(text)
  expect(notice?.mends.map(({ label, answers }) => [label, answers]) ?? []).toEqual(mends)
})

test('a venue’s ZIP code of another state offers that state for the event', () => {
  const notice = noticeBeside('event_zip', { ...event, event_state: 'TX', event_zip: '90001' })
  expect(notice).toEqual({
    text: 'ZIP code 90001 is in California, and the state is Texas. Correct the one that is wrong.',
    mends: [{ label: 'Change the event’s state to California', answers: { event_state: 'CA' } }],
  })
})
