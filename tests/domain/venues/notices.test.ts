import { expect, test } from 'vitest'
import { type EventAnswers, eventQuestions } from '../../../domain/exhibitors/event'
import { eventNotices } from '../../../domain/exhibitors/notices'
import { answersOf, sheetFaults } from '../../../domain/venues/form'
import { sheetNotices, sheetNoticesInWords } from '../../../domain/venues/notices'
import { publishedSheets } from './sheets'

const sample = { ...answersOf(publishedSheets[0]!.sheet), state: 'TX', zip: '78701', also_insured: null }
const inFlorida = 'ZIP code 33101 is in Florida, and the state is Texas. Correct the one that is wrong.'

test('a venue’s ZIP code of another state is named, and one press takes its state; it is no fault', () => {
  const answers = { ...sample, zip: '33101' }
  expect(sheetFaults(answers)).toEqual({})
  expect(sheetNotices(answers)).toEqual({
    zip: {
      text: inFlorida,
      mends: [{ label: 'Change the state to Florida', answers: { state: 'FL' }, done: 'The state is now Florida.' }],
    },
  })
  expect(sheetNotices(sample)).toEqual({})
})

test('an additional insured’s ZIP code of another state is named with its line', () => {
  const also_insured = 'Sample City; 1 Example Plaza; Austin; TX; 78701\nTown; 1 B; Austin; TX; 33101\nHalf; 1 C'
  expect(sheetNoticesInWords({ ...sample, also_insured })).toEqual({ also_insured: `Line 2: ${inFlorida}` })
})

test('an event names the ZIP codes of its location and of its organizer', () => {
  const blank = Object.fromEntries(Object.keys(eventQuestions).map((name) => [name, null])) as unknown as EventAnswers
  const notices = eventNotices({
    ...blank,
    zip: '33101',
    state: 'TX',
    organizer_zip: '33101',
    organizer_state: 'TX',
  })
  const labels = Object.entries(notices).map(([name, { mends }]) => [name, mends[0]?.label])
  expect(labels).toEqual([
    ['zip', 'Change the location’s state to Florida'],
    ['organizer_zip', 'Change your state to Florida'],
  ])
})
