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

/** The first ZIP code whose city is still open, and that is new or that the state now agrees with; null if there is none. */
export function newZip(before: Answers, given: Partial<Answers>, cities: Cities): string | null {
  const known = new Set(entriesIn(before).map(({ ai_zip }) => zipIn(ai_zip)))
  const moved = new Set(entriesMoved(before, given).map(({ now }) => now))
  return (
    newZipOf(addresses, before, given, cities) ??
    entriesIn(given)
      .filter((entry) => !known.has(zipIn(entry['ai_zip'])) || moved.has(entry))
      .filter(({ ai_city }) => isOpenCity(ai_city, cities))
      .map(({ ai_zip }) => zipIn(ai_zip))
      .find((zip) => zip !== null) ??
    null
  )
}

/** The cities of all addresses with this ZIP code that are still open. */
export function citiesOf(zip: string, city: string | null, answers: Answers, cities: Cities): Partial<Answers> {
  if (city === null) return {}
  const filling = { zip, city, cities }
  const isFilled = ({ ai_zip, ai_city }: Entry) => takesCity(ai_zip, ai_city, filling)
  const entries = entriesIn(answers)
  return {
    ...citiesIn(addresses, answers, filling),
    ...(entries.some(isFilled) && {
      ai_data: entries.map((entry) => (isFilled(entry) ? { ...entry, ai_city: city } : entry)),
    }),
  }
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

/**
 * The states of the addresses whose ZIP code is new. Entries have no names and may move, so a ZIP code that another one
 * had is not new.
 */
export function statesOf(before: Partial<Answers>, after: Partial<Answers>, seen: readonly string[]): Partial<Answers> {
  const entries = entriesIn(after)
  const known = new Set(entriesIn(before).map(({ ai_zip }) => zipIn(ai_zip)))
  const next = entries.map((entry) => {
    const { ai_zip, ai_state } = entry
    const state = known.has(zipIn(ai_zip)) ? null : stateAnswered(ai_zip, ai_state, seen)
    return state ? { ...entry, ai_state: state } : entry
  })
  return {
    ...statesAnswered(addresses, before, after, seen),
    ...(next.some((entry, index) => entry !== entries[index]) && { ai_data: next }),
  }
}
