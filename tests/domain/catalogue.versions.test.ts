import { describe, expect, test } from 'vitest'
import { declineList, eventTypeOf, eventTypes, referralList, typesIn } from '../../domain/catalogue'
import { codesOf } from '../../domain/catalogue/codes'
import { catalogueOf } from '../../domain/catalogue/ofContact'
import { type CatalogueVersion, catalogueVersions } from '../../domain/catalogue/versions'

const sorted = (labels: readonly string[]) => [...labels].sort()
const allOf = (version: CatalogueVersion) => [...typesIn(version).values()]
const categoriesOf = (version: CatalogueVersion) => [...new Set(allOf(version).map((type) => type.categoryLabel))]

describe('section 3: the versions of the catalogue', () => {
  test.each<[CatalogueVersion, number, number, number, number, number]>([
    ['ver9', 16, 170, 146, 13, 11],
    ['ver5', 16, 161, 136, 10, 15],
    ['ver4', 16, 154, 128, 9, 17],
    ['ver3', 14, 142, 117, 9, 16],
    ['unversioned', 13, 138, 116, 4, 18],
    ['old', 13, 138, 116, 0, 22],
  ])(
    '%s has %i categories and %i types: %i quoted, %i referred, %i declined',
    (version, categories, types, ...many) => {
      const count = (decision: string) => allOf(version).filter((type) => type.decision === decision).length
      expect(categoriesOf(version)).toHaveLength(categories)
      expect(allOf(version)).toHaveLength(types)
      expect([count('quote'), count('refer'), count('decline')]).toEqual(many)
    },
  )

  test.each([
    [9, false, 'ver9'],
    [11, false, 'ver9'],
    [5, false, 'ver5'],
    [4, false, 'ver4'],
    [3, false, 'ver3'],
    [null, false, 'unversioned'],
    [null, true, 'old'],
    [9, true, 'old'],
    [3, true, 'old'],
  ] as const)(
    'hcc_pricing_version %s with is_old_policy %s gets the catalogue %s (decision 55)',
    (version, isOld, expected) => {
      expect(catalogueOf(version, isOld)).toBe(expected)
    },
  )

  test.each([0, 1, 6, 10, 12, 9.5])('there is no pricing version %s', (version) => {
    expect(() => catalogueOf(version, false)).toThrow(new RangeError(`No catalogue for pricing version ${version}`))
  })

  test('version 9 is the default', () => {
    expect(typesIn()).toBe(typesIn('ver9'))
    expect(typesIn(null)).toBe(typesIn('ver9'))
    expect(eventTypeOf({ event_type: 'Rodeo' })?.decision).toBe('refer')
    expect(eventTypeOf({ event_type: 'Rodeo', catalogue: 'ver5' })?.decision).toBe('decline')
  })

  test('a catalogue is computed once', () => {
    for (const version of catalogueVersions) expect(typesIn(version)).toBe(typesIn(version))
  })

  test('no catalogue has a type that newer ones lack', () => {
    for (const [at, version] of catalogueVersions.entries())
      for (const newer of catalogueVersions.slice(0, at))
        for (const { label } of allOf(version)) expect(typesIn(newer).has(label), `${newer}: ${label}`).toBe(true)
    expect(eventTypeOf({ event_type: 'Vow Renewal', catalogue: 'ver5' })).toBeUndefined()
    expect(eventTypeOf({ event_type: 'Disc Jockey', catalogue: 'ver3' })).toBeUndefined()
  })

  test('a type differs between catalogues only in category, decision and the old tiers', () => {
    for (const version of catalogueVersions)
      for (const { category, categoryLabel, decision, questions, tier, ...same } of allOf(version)) {
        const now = eventTypeOf({ event_type: same.label })!
        expect(now, `${version}: ${same.label}`).toMatchObject(version === 'old' ? same : { ...same, tier })
        expect(questions).toEqual(decision === 'decline' ? [] : now.questions)
      }
  })

  test('vehicle shows are in the trade show category up to version 3', () => {
    const homeIn = (catalogue: CatalogueVersion) => eventTypeOf({ event_type: 'RV Show', catalogue })?.category
    expect(catalogueVersions.map(homeIn)).toEqual([
      'vehicle_and_boat_shows_stationary',
      'vehicle_and_boat_shows_stationary',
      'vehicle_and_boat_shows_stationary',
      'conventions_and_trade_shows',
      'conventions_and_trade_shows',
      'conventions_trade_and_consumer_shows',
    ])
  })

  test('the old catalogue has no tiers: everything it quotes is rated as tier 1', () => {
    const quoted = allOf('old').filter(({ decision }) => decision === 'quote')
    expect(new Set(quoted.map(({ tier }) => tier))).toEqual(new Set([1]))
    expect(eventTypeOf({ event_type: 'Street Fair', catalogue: 'unversioned' })?.tier).toBe(4)
  })
})

describe('section 3: the old catalogue carries a class code and an industry code per category', () => {
  test.each([
    ['Private Social Events', '48557', '812990'],
    ['Weddings', '48557', '812990'],
    ['Business Meetings & Conferences', '46881', '813920'],
    ['Conventions, Trade & Consumer Shows', '63217', '561920'],
    ['Vendors & Caterers', '11168', '722330'],
    ['Food & Drink', '11168', '722330'],
    ['Performances & Concerts', '43215', '711130'],
    ['Sports', '40059', '713990'],
    ['Fairs & Festivals', '43518', '711320'],
    ['Parades', '46590', '813410'],
    ['Civic & Charity', '41670', '813410'],
    ['School & Religious', '41650', '813110'],
    ['Referral', '44444', '711320'],
  ])('%s: class %s, industry %s', (label, classCode, industryCode) => {
    const type = allOf('old').find(({ categoryLabel }) => categoryLabel === label)
    expect(codesOf('old', type?.category ?? '')).toEqual({ classCode, industryCode })
  })

  test('the other catalogues have no codes', () => {
    for (const version of catalogueVersions.filter((one) => one !== 'old'))
      for (const { category } of allOf(version)) expect(codesOf(version, category)).toBeUndefined()
    expect(codesOf('old', 'constructor')).toBeUndefined()
  })
})

describe('section 5: declined and referred types by version', () => {
  const ver9 = [
    'Gun or Knife Show',
    'Inflatable or Ride Operator',
    'Concert - Electronic or Rave',
    'Aerial, Stunt or Fire Performer',
    'Boxing or Mixed Martial Arts Match',
    'Obstacle Course or Mud Run',
    'Carnival with Mechanical Rides',
    'Parade with Floats',
    'Haunted House',
    'Political Rally, March or Protest',
    'Film Shoot with Stunts or Pyrotechnics',
  ]
  const ver5 = [...ver9, 'Concert - Hip-Hop/Rap', 'Film Shoot (Out of Studio)', 'Fireworks Display', 'Rodeo']
  const ver4 = [...ver5, 'Concert - Heavy Metal', 'Music Festival']
  const olderOnes = [
    ...ver4.filter((label) => label !== 'Aerial, Stunt or Fire Performer'),
    'Animal Show or Petting Zoo',
    'Beer Garden',
    'Beer or Wine Festival',
    'Concert - Country',
    'Horse Show',
    'Other Event (Describe)',
    'Overnight Camp or Scout Jamboree',
    'Swim Meet or Water Event',
  ]

  test.each<[string, CatalogueVersion, readonly string[]]>([
    ['declineEventsVer9', 'ver9', ver9],
    ['declineEventsVer5', 'ver5', ver5],
    ['declineEventsVer4', 'ver4', ver4],
  ])('section 5: %s declines %s', (_, version, expected) => {
    expect(sorted(declineList(version))).toEqual(sorted(expected))
  })

  test('section 5: the older catalogues together decline the decline list, and none quotes it', () => {
    const versions = ['ver3', 'unversioned', 'old'] as const
    expect(sorted([...new Set(versions.flatMap(declineList))])).toEqual(sorted(olderOnes))
    for (const catalogue of versions)
      for (const event_type of olderOnes)
        expect(eventTypeOf({ event_type, catalogue })?.decision, `${catalogue}: ${event_type}`).not.toBe('quote')
  })

  test.each<[CatalogueVersion, readonly string[]]>([
    [
      'ver9',
      [
        'Animal Show or Petting Zoo',
        'Concert - Heavy Metal',
        'Concert - Hip-Hop/Rap',
        'Film Shoot (Out of Studio)',
        'Fireworks Display',
        'Gymnastics or Tumbling Meet',
        'Horse Show',
        'Mobile Bartender',
        'Music Festival',
        'Overnight Camp or Scout Jamboree',
        'Rodeo',
        'Swim Meet or Water Event',
        'Other Event (Describe)',
      ],
    ],
    [
      'ver5',
      [
        'Concert - Country',
        'Beer or Wine Festival',
        'Animal Show or Petting Zoo',
        'Concert - Heavy Metal',
        'Gymnastics or Tumbling Meet',
        'Horse Show',
        'Music Festival',
        'Overnight Camp or Scout Jamboree',
        'Swim Meet or Water Event',
        'Other Event (Describe)',
      ],
    ],
    ['ver4', referredBefore()],
    ['ver3', referredBefore()],
    ['unversioned', ['Beer Garden', 'Concert - Country', 'Beer or Wine Festival', 'Other Event (Describe)']],
    ['old', []],
  ])('section 5: referral list of %s', (version, expected) => {
    expect(sorted(referralList(version))).toEqual(sorted(expected))
  })

  function referredBefore() {
    return [
      'Beer Garden',
      'Concert - Country',
      'Beer or Wine Festival',
      'Film Shoot (In Studio)',
      'Animal Show or Petting Zoo',
      'Horse Show',
      'Overnight Camp or Scout Jamboree',
      'Swim Meet or Water Event',
      'Other Event (Describe)',
    ]
  }

  test("section 5: version 9 refers exactly the types under 'Referral'", () => {
    const under = eventTypes.filter(({ categoryLabel }) => categoryLabel === 'Referral').map(({ label }) => label)
    expect(under).toEqual(referralList('ver9'))
    for (const version of catalogueVersions)
      for (const type of allOf(version).filter(({ categoryLabel }) => categoryLabel === 'Referral'))
        expect(type.decision, `${version}: ${type.label}`).not.toBe('quote')
  })
})

describe('section 5: in every version', () => {
  test.each(catalogueVersions)('%s: the eight types decline from 5,001 people', (version) => {
    expect(allOf(version).filter(({ declinesFrom }) => declinesFrom === 5001)).toHaveLength(8)
  })

  test.each(catalogueVersions)(
    '%s: cancellation is sold for 19 types and the wedding, all of them quoted',
    (version) => {
      const sold = allOf(version).filter(({ canCancel }) => canCancel)
      expect(sold).toHaveLength(20)
      expect(new Set(sold.map(({ decision }) => decision))).toEqual(new Set(['quote']))
    },
  )
})
