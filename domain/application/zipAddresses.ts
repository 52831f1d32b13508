import { isBlank } from '../common/blank'
import { stateOfZip } from '../common/zipStates'

/**
 * The cities that a chart knows by ZIP code; null where there is none. Those of a state, by its letters, belonged to an
 * address that has left it.
 */
export type Cities = Readonly<Record<string, string | null>>

/** An address of a form: the names of its questions. */
export interface ZipAddress {
  readonly zip: string
  readonly city: string
  readonly state: string
  /** the state is answered before the address, so the ZIP code does not answer it */
  readonly isStateChosen?: true
}
type Given = Readonly<Record<string, unknown>>

/** The five digits of a whole ZIP code; null for anything else. */
export const zipIn = (answer: unknown): string | null =>
  typeof answer === 'string' && /^\d{5}(-\d{4})?$/.test(answer) ? answer.slice(0, 5) : null

/** A city that nobody typed: it is empty, or it is the city of a ZIP code. */
export const isOpenCity = (city: unknown, cities: Cities): boolean =>
  isBlank(city) || Object.values(cities).some((known) => known === city)

/** The ZIP codes beside which cities were answered here, by the questions of the cities. */
export type CityZips = Readonly<Record<string, string | null>>

/** The same after further answers. */
export const cityZipsAfter = (
  addresses: readonly ZipAddress[],
  before: Given,
  after: Given,
  known: CityZips,
): CityZips => ({
  ...known,
  ...Object.fromEntries(
    addresses.filter(({ city }) => after[city] !== before[city]).map(({ zip, city }) => [city, zipIn(after[zip])]),
  ),
})

/** Whether the address has left another state for the one of its ZIP code. */
export const isMoved = ({ zip, state }: ZipAddress, before: Given, after: Given): boolean =>
  !isBlank(before[state]) && before[state] !== after[state] && stateOfZip(after[zip]) === after[state]

/**
 * The cities of the addresses that leave a state for the one of their ZIP code, by the state that is left. A city that was
 * answered beside this ZIP code is not among them.
 */
export const formerCities = (
  addresses: readonly ZipAddress[],
  before: Given,
  given: Given,
  cityZips: CityZips,
): Cities => {
  const after = { ...before, ...given }
  return Object.fromEntries(
    addresses
      .filter((address) => isMoved(address, before, after))
      .filter(({ zip, city }) => after[city] === before[city] && cityZips[city] !== zipIn(after[zip]))
      .map(({ city, state }) => [before[state], after[city]]),
  )
}

/**
 * The first ZIP code of these addresses whose city is still open, if the ZIP code is new or the address has left another
 * state for it; null if there is none.
 */
export function newZipOf(addresses: readonly ZipAddress[], before: Given, given: Given, cities: Cities): string | null {
  const after = { ...before, ...given }
  return (
    addresses
      .filter((address) => zipIn(after[address.zip]) !== zipIn(before[address.zip]) || isMoved(address, before, after))
      .filter(({ city }) => isOpenCity(after[city], cities))
      .map(({ zip }) => zipIn(after[zip]))
      .find((zip) => zip !== null) ?? null
  )
}

/** Whether an address with this ZIP code takes its city. */
export const takesCity = (code: unknown, now: unknown, { zip, city, cities }: Filling): boolean =>
  zipIn(code) === zip && isOpenCity(now, cities) && now !== city

export interface Filling {
  readonly zip: string
  readonly city: string
  /** those that were looked up before */
  readonly cities: Cities
}

/** The cities of the addresses with this ZIP code that are still open, by the names of their questions. */
export const citiesIn = (addresses: readonly ZipAddress[], answers: Given, filling: Filling): Record<string, string> =>
  Object.fromEntries(
    addresses
      .filter(({ zip, city }) => takesCity(answers[zip], answers[city], filling))
      .map(({ city }) => [city, filling.city]),
  )

/** The whole ZIP codes of these addresses. */
export const zipsOf = (addresses: readonly ZipAddress[], answers: Given): readonly string[] =>
  addresses.map(({ zip }) => zipIn(answers[zip])).filter((zip) => zip !== null)

/**
 * The state that a new ZIP code answers; null where it changes nothing. A state that nobody chose is empty, or that of a
 * ZIP code that was seen before; any other stays.
 */
export function stateAnswered(zip: unknown, state: unknown, seen: readonly string[]): string | null {
  const next = stateOfZip(zip)
  const isOpen = isBlank(state) || seen.some((each) => stateOfZip(each) === state)
  return isOpen && next !== state ? next : null
}

/** The states of the addresses whose ZIP code is new, by the names of their questions. */
export const statesAnswered = (
  addresses: readonly ZipAddress[],
  before: Given,
  after: Given,
  seen: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    addresses.flatMap(({ zip, state, isStateChosen }) => {
      const isNew = !isStateChosen && after[zip] !== before[zip]
      const one = isNew ? stateAnswered(after[zip], after[state], seen) : null
      return one ? [[state, one]] : []
    }),
  )
