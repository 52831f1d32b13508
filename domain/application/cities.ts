import type { Entry } from './fields/field'
import type { Answers } from './index'
import {
  type Cities,
  type CityZips,
  citiesIn,
  cityZipsAfter,
  formerCities,
  isMoved,
  isOpenCity,
  newZipOf,
  stateAnswered,
  statesAnswered,
  takesCity,
  type ZipAddress,
  zipIn,
  zipsOf,
} from './zipAddresses'

export type { Cities, CityZips }

const addresses = [
  { zip: 'insured_zip', city: 'insured_city', state: 'insured_state' },
  { zip: 'producer_zip', city: 'producer_city', state: 'producer_state' },
  // the state of the event is answered in the first step
  { zip: 'event_zip', city: 'event_city', state: 'event_state', isStateChosen: true },
] as const satisfies ZipAddress[]

const entriesIn = ({ ai_data }: Partial<Answers>): readonly Entry[] => (Array.isArray(ai_data) ? ai_data : [])

/** The cities of the addresses that the given answers move to the state of their ZIP code, and the cities that are known. */
export const citiesWith = (before: Answers, given: Partial<Answers>, cities: Cities, cityZips: CityZips): Cities => ({
  ...cities,
  ...formerCities(addresses, before, given, cityZips),
  ...Object.fromEntries(
    entriesMoved(before, given)
      .filter(({ was, now }) => now['ai_city'] === was['ai_city'] && cityZips[cityOf(now)] !== zipIn(now['ai_zip']))
      .map(({ was, now }) => [was['ai_state'], now['ai_city'] as string]),
  ),
})

/** Entries have no names, so the ZIP code beside which a city was answered is known by the city. */
const cityOf = ({ ai_city }: Entry) => `ai_city ${ai_city}`

/** The entries that the given answers move from one state to that of their ZIP code. */
function entriesMoved(before: Partial<Answers>, given: Partial<Answers>) {
  const [earlier, later] = [entriesIn(before), entriesIn(given)]
  if (earlier.length !== later.length) return []
  const pairs = later.map((now, index) => ({ was: earlier[index]!, now }))
  return pairs.filter(({ was, now }) => isMoved(entryAddress, was, now))
}
const entryAddress: ZipAddress = { zip: 'ai_zip', city: 'ai_city', state: 'ai_state' }

/** The ZIP codes beside which cities were answered here. */
export const cityZipsWith = (before: Answers, given: Partial<Answers>, known: CityZips): CityZips => ({
  ...cityZipsAfter(addresses, before, { ...before, ...given }, known),
  ...Object.fromEntries(
    entriesIn(given)
      .filter(({ ai_city }, index) => ai_city !== entriesIn(before)[index]?.['ai_city'])
      .map((entry) => [cityOf(entry), zipIn(entry['ai_zip'])]),
  ),
})

/**
 * The entries whose ZIP code is new: that of the same entry before was another one. Entries have no names and may move, so
 * one that stood elsewhere in the list is not new.
 */
function entriesWithNewZip(before: Partial<Answers>, given: Partial<Answers>): ReadonlySet<Entry> {
  const earlier = entriesIn(before)
  const isSame = (one: Entry | undefined, other: Entry) =>
    one !== undefined && (['ai_zip', 'ai_city', 'ai_state'] as const).every((name) => one[name] === other[name])
  return new Set(
    entriesIn(given).filter(
      (entry, index) =>
        zipIn(earlier[index]?.['ai_zip']) !== zipIn(entry['ai_zip']) && !earlier.some((one) => isSame(one, entry)),
    ),
  )
}

/** The first ZIP code whose city is still open, and that is new or that the state now agrees with; null if there is none. */
export function newZip(before: Answers, given: Partial<Answers>, cities: Cities): string | null {
  const fresh = entriesWithNewZip(before, given)
  const moved = new Set(entriesMoved(before, given).map(({ now }) => now))
  return (
    newZipOf(addresses, before, given, cities) ??
    entriesIn(given)
      .filter((entry) => fresh.has(entry) || moved.has(entry))
      .filter(({ ai_city }) => isOpenCity(ai_city, cities))
      .map(({ ai_zip }) => zipIn(ai_zip))
      .find((zip) => zip !== null) ??
    null
  )
}

/**
 * The cities of all addresses with this ZIP code that are still open. An additional insured gets its state too, because
 * its answers are one, and this one replaces the answer in which a form has just set the state.
 */
export function citiesOf(zip: string, city: string | null, answers: Answers, cities: Cities): Partial<Answers> {
  if (city === null) return {}
  const filling = { zip, city, cities }
  const isFilled = ({ ai_zip, ai_city }: Entry) => takesCity(ai_zip, ai_city, filling)
  const entries = entriesIn(answers)
  return {
    ...citiesIn(addresses, answers, filling),
    ...(entries.some(isFilled) && {
      ai_data: entries.map((entry) =>
        isFilled(entry) ? { ...entry, ...stateIn(entry, cities), ai_city: city } : entry,
      ),
    }),
  }
}

/** The state of the entry's ZIP code, unless somebody chose another one. */
function stateIn({ ai_zip, ai_state }: Entry, cities: Cities): Entry {
  const state = stateAnswered(ai_zip, ai_state, Object.keys(cities))
  return state === null ? {} : { ai_state: state }
}

/** The whole ZIP codes of the addresses that ask for a state. */
export const zipsIn = (answers: Partial<Answers>): readonly string[] => [
  ...zipsOf(
    addresses.filter((address) => !('isStateChosen' in address)),
    answers,
  ),
  ...entriesIn(answers)
    .map(({ ai_zip }) => zipIn(ai_zip))
    .filter((zip) => zip !== null),
]

/** The states of the addresses whose ZIP code is new. */
export function statesOf(before: Partial<Answers>, after: Partial<Answers>, seen: readonly string[]): Partial<Answers> {
  const entries = entriesIn(after)
  const fresh = entriesWithNewZip(before, after)
  const next = entries.map((entry) => {
    const { ai_zip, ai_state } = entry
    const state = fresh.has(entry) ? stateAnswered(ai_zip, ai_state, seen) : null
    return state ? { ...entry, ai_state: state } : entry
  })
  return {
    ...statesAnswered(addresses, before, after, seen),
    ...(next.some((entry, index) => entry !== entries[index]) && { ai_data: next }),
  }
}
