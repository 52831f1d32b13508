import { expect, test } from 'vitest'
import { blankAnswers } from '../../domain/application'
import { noticeBeside } from '../../domain/application/answerNotices'
import { otherState } from '../../domain/application/otherState'
import { otherStatesIn } from '../../domain/application/otherStates'
import { changeNotice } from '../../domain/policy/changeNotices'

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
    mends: [
      {
        label: 'Change the event’s state to California',
        answers: { event_state: 'CA' },
        done: 'The event’s state is now California.',
      },
    ],
  })
})

test('each address with a ZIP code of another state is named for staff, an additional insured by its name', () => {
  const answers = {
    ...event,
    event_state: 'TX',
    event_zip: '90001',
    insured_zip: '78701',
    insured_state: 'TX',
    ai_data: [
      { ai_name: 'Sample City', ai_zip: '33101', ai_state: 'TX' },
      { ai_name: 'Sample Barn', ai_zip: '78701', ai_state: 'TX' },
    ],
  } as unknown as typeof blankAnswers
  expect(otherStatesIn(answers).map(({ whose, text }) => [whose, text.slice(0, 29)])).toEqual([
    ['Venue', 'ZIP code 90001 is in Californ'],
    ['Sample City', 'ZIP code 33101 is in Florida,'],
  ])
})

test('a change of a policy offers no other state for the event, and does not repeat a notice of the insured answers', () => {
  const before = { ...event, event_state: 'TX', event_zip: '78701', insured_state: 'TX', insured_zip: '90001' } as const
  expect(changeNotice('event_zip', before, { ...before, event_zip: '90001' })).toEqual({
    text: 'ZIP code 90001 is in California, and the state is Texas, which cannot be changed. Correct the ZIP code if it is wrong.',
    mends: [],
  })
  expect(changeNotice('insured_zip', before, { ...before, event_zip: '90001' })).toBeNull()
  expect(changeNotice('insured_zip', before, { ...before, insured_zip: '33101' })?.mends).toMatchObject([
    { label: 'Change the state to Florida', answers: { insured_state: 'FL' } },
  ])
})
