import { expect, test } from 'vitest'
import { eventTypeOf, eventTypes, typesAsking, typesWhere } from '../../domain/catalogue'
import { checkCatalogue } from '../../domain/catalogue/check'
import { version9 } from '../../domain/catalogue/version9'

test('version 9 has 170 types in 16 categories', () => {
  expect(eventTypes).toHaveLength(170)
  expect(new Set(eventTypes.map(({ category }) => category)).size).toBe(16)
  expect(() => checkCatalogue()).not.toThrow()
})

test('the types of section 5 decline from 5,001 people', () => {
  expect([...typesWhere((type) => type.declinesFrom === 5001)].sort()).toEqual([
    'Convention',
    'Exhibitor at Event',
    'Home Show/Convention',
    'Individual Vendor Booth',
    'Jewelry Show',
    'Job Fair',
    'Trade Show',
    'Vendor at Event (Non Food)',
  ])
})

test('cancellation is approved for the 19 types of section 5, and for the wedding', () => {
  const approved = typesWhere((type) => type.canCancel)
  expect(approved).toHaveLength(20)
  expect(approved).toEqual(
    expect.arrayContaining(['Wedding', 'Civic Club Meeting', 'Farm Show', 'RV Show', 'Health Fair', 'Truck Show']),
  )
})

test.each([
  ['Birthday Party', 1],
  ['Health Fair', 1],
  ['Farm Show', 2],
  ['Caterer', 2],
  ['Golf Tournament', 2],
  ['Soccer Game or Tournament', 3],
  ['Beer Garden', 3],
  ['Concert - Rock', 3],
  ['Concert - R&B', 4],
  ['Parade without Floats', 4],
  ['Film Shoot (In Studio)', 4],
  ['Food Festival', 4],
  ['Gun or Knife Show', null],
])('%s is of tier %s', (label, tier) => {
  expect(eventTypeOf(label)?.tier).toBe(tier)
})

test('13 types are referred, 11 declined, and a declined one is asked nothing', () => {
  expect(typesWhere((type) => type.decision === 'refer')).toHaveLength(13)
  const declined = eventTypes.filter(({ decision }) => decision === 'decline')
  expect(declined).toHaveLength(11)
  expect(declined.flatMap(({ questions }) => questions)).toEqual([])
})

test('who is asked what follows from the kind of type', () => {
  expect(typesAsking('type_of_event_performance')).toEqual([
    "Clown or Children's Entertainer",
    'Dance Group',
    'Disc Jockey',
    'Magician, Mime or Puppeteer',
    'Musician or Band (Performer)',
  ])
  expect(typesAsking('onsite_caterer_food_temperature')).toEqual(['Caterer'])
  expect(typesAsking('film_shoot_costs')).toEqual([
    'Film Shoot (In Studio)',
    'Photo Shoot',
    'Film Shoot (Out of Studio)',
  ])
  expect(typesAsking('event_protest_rally_march')).toEqual(['Parade without Floats', 'Civic Club Meeting'])
  expect(typesAsking('loss_claim_before')).toHaveLength(159)
})

test('a fault in the catalogue is found, and its row is named', () => {
  const [first, ...rest] = version9
  const planted = (row: object) => [{ ...first, types: { ...first!.types, 'Llama Walk': row } }, ...rest]
  expect(() => checkCatalogue(planted({ tier: 5 }))).toThrow(/Private & Family Celebrations.*types\.Llama Walk\.tier/s)
  expect(() => checkCatalogue(planted({ also: 'musik' }))).toThrow(/Llama Walk\.also/)
  expect(() => checkCatalogue([...version9, first])).toThrow('Anniversary Party stands twice')
})
