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
  // a name that does not read as plain words stays as it is
  ['Concert - Jazz or Blues', '“Concert - Jazz or Blues”'],
  ['Concert - R&B', '“Concert - R&B”'],
  ['Musician or Band (Performer)', '“Musician or Band (Performer)”'],
  ['RV Show', '“RV Show”'],
  // nor does one that names the insured
  ['Exhibitor at Event', '“Exhibitor at Event”'],
  ['Caterer', '“Caterer”'],
  ['Disc Jockey', '“Disc Jockey”'],
])('%s is described as covered', (type, named) => {
  expect(at(type)).toBe(`${named} on Saturday, 06/12/2027, is covered for liability.`)
})
