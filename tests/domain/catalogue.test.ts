import { describe, expect, test } from 'vitest'
import { eventTypeOf, eventTypes, typesAsking, typesWhere } from '../../domain/catalogue'

const sorted = (labels: readonly string[]) => [...labels].sort()

test('section 3: version 9 has 170 types in 16 categories, each with a value', () => {
  expect(eventTypes).toHaveLength(170)
  expect(new Set(eventTypes.map(({ label }) => label)).size).toBe(170)
  expect([...new Set(eventTypes.map(({ category }) => category))]).toEqual([
    'private_and_family_celebrations',
    'weddings',
    'business_and_professional',
    'conventions_and_trade_shows',
    'vehicle_and_boat_shows_stationary',
    'vendors_exhibitors_and_caterers',
    'food_and_drink',
    'performances_and_concerts',
    'entertainers_and_performers',
    'sports_and_recreation',
    'fairs_and_festivals',
    'parades_and_processions',
    'community_and_civic',
    'school_and_religious',
    'film_and_photography',
    'referral',
  ])
})

test('section 5: the eight types that decline from 5,001 people', () => {
  expect(sorted(typesWhere((type) => type.declinesFrom === 5001))).toEqual([
    'Convention',
    'Exhibitor at Event',
    'Home Show/Convention',
    'Individual Vendor Booth',
    'Jewelry Show',
    'Job Fair',
    'Trade Show',
    'Vendor at Event (Non Food)',
  ])
  expect(typesWhere((type) => type.declinesFrom !== 5001 && type.declinesFrom !== null)).toEqual([])
})

test('section 5: cancellation coverage is approved for 19 types, and a wedding is special', () => {
  expect(sorted(typesWhere((type) => type.canCancel))).toEqual([
    'Auto Show',
    'Boat Show',
    'Bridal Show',
    'Car Show',
    'Civic Club Meeting',
    'Conference',
    'Convention',
    'Farm Show',
    'Flower Show',
    'Garden Show',
    'Health Fair',
    'Home Show/Convention',
    'Jewelry Show',
    'Medical Conference',
    'Meeting',
    'Professional Association Meeting',
    'RV Show',
    'Trade Show',
    'Truck Show',
    'Wedding',
  ])
  expect(typesWhere((type) => type.class === 'wedding')).toEqual(['Wedding'])
})

describe('section 9: tiers of version 9', () => {
  const sports = [
    'Baseball or Softball Tournament',
    'Basketball Tournament',
    'Bicycle Rally (No Racing)',
    'Bowling Tournament',
    'Cheerleading Competition (No Pyramids)',
    'Fun Run or Charity Walk',
    'Golf Tournament',
    'Tennis or Pickleball Tournament',
    'Track and Field Meet',
    'Volleyball Tournament',
  ]
  const contactSports = [
    'Football Game or Tournament (Amateur)',
    'Hockey Game or Tournament (Amateur)',
    'Lacrosse Game or Tournament',
    'Martial Arts Tournament (Amateur)',
    'Soccer Game or Tournament',
    'Wrestling Tournament (Amateur)',
  ]
  const concerts = ['Concert - Country', 'Concert - Latin', 'Concert - Pop', 'Concert - Rock']
  const fairsAndFestivals = [
    'Art Festival',
    'Beer or Wine Festival',
    'Cultural or Ethnic Festival',
    'Fair (No Rides)',
    'Food Festival',
    'Harvest or Holiday Festival',
    'Street Fair',
  ]
  const named = ['Parade without Floats', 'Film Shoot (In Studio)', 'Concert - R&B']
  const quotedOf = (tier: number) => sorted(typesWhere((type) => type.tier === tier && type.decision === 'quote'))

  test('tier 2 is sports, farm shows and caterers', () => {
    expect(quotedOf(2)).toEqual(sorted([...sports, 'Farm Show', 'Caterer']))
  })

  test('tier 3 is contact sports, the beer garden and some concerts', () => {
    expect(quotedOf(3)).toEqual(sorted([...contactSports, 'Beer Garden', ...concerts]))
  })

  test('tier 4 is fairs, festivals, the parade without floats, the film in a studio and R&B', () => {
    expect(quotedOf(4)).toEqual(sorted([...fairsAndFestivals, ...named]))
  })

  test('most types are tier 1, including fairs that are exhibitions (decision 15)', () => {
    expect(typesWhere((type) => type.tier === 1)).toHaveLength(113)
    for (const event_type of ['Health Fair', 'Job Fair', 'Science or Book Fair', 'Home Show/Convention'])
      expect(eventTypeOf({ event_type })?.tier).toBe(1)
  })

  test('a referred type has the tier for its underwriter, a declined type has none', () => {
    const tiersOf = (decision: string) =>
      eventTypes.filter((type) => type.decision === decision).map(({ tier }) => tier)
    expect(tiersOf('refer').sort()).toEqual([3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4])
    expect(new Set(tiersOf('decline'))).toEqual(new Set([null]))
  })
})

test('the role of the insured follows from the kind of type', () => {
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

test('a declined type has no questions', () => {
  expect(eventTypes.filter(({ decision }) => decision === 'decline').flatMap(({ questions }) => questions)).toEqual([])
})
