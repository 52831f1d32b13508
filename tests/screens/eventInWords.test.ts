import { expect, test } from 'vitest'
import { eventInWords } from '../../src/screens/quote/purchased/eventSummary'

const at = (event_type: string | null) =>
  eventInWords({ event_type, event_start_date: '06/12/2027', event_end_date: '06/12/2027' }, 'Liability Insurance')

test.each([
  ['Wedding', 'Your wedding'],
  ['Food Festival', 'Your food festival'],
  ['Gun or Knife Show', 'Your gun or knife show'],
  ['Quinceañera', 'Your quinceañera'],
  [null, 'Your event'],
  // a name that is no plain words stands as it was chosen
  ['Concert - Jazz or Blues', '“Concert - Jazz or Blues”'],
  ['Concert - R&B', '“Concert - R&B”'],
  ['Musician or Band (Performer)', '“Musician or Band (Performer)”'],
  ['RV Show', '“RV Show”'],
  // nor is one that says who is insured
  ['Exhibitor at Event', '“Exhibitor at Event”'],
  ['Caterer', '“Caterer”'],
  ['Disc Jockey', '“Disc Jockey”'],
])('%s is said to be covered', (type, named) => {
  expect(at(type)).toBe(`${named} on Saturday, 06/12/2027, is covered for liability.`)
})
