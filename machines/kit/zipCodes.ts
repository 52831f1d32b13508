import {
  type Cities,
  type CityZips,
  citiesIn,
  cityZipsAfter,
  formerCities,
  newZipOf,
  statesAnswered,
  type ZipAddress,
  zipsOf,
} from '../../domain/application/zipAddresses'
import { assignIn, emitIn, raiseIn } from './call'

/** The part of a form whose ZIP codes answer their cities and states (decision 69). */
export interface ZipContext {
  /** the ZIP code whose city was requested last */
  readonly zip: string | null
  /** the cities of the ZIP codes that were answered here */
  readonly cities: Cities
  /**
   * The whole ZIP codes that were answered here: their states were chosen by nobody. Those of a stored form are not among
   * them, so that its state stays with its city, and the notice of another state offers the change.
   */
  readonly zips: readonly string[]
  /** the ZIP codes beside which cities were answered here */
  readonly cityZips: CityZips
}
export const noZips = { zip: null, cities: {}, zips: [], cityZips: {} } as const

interface Context extends ZipContext {
  readonly answers: object
}
interface Now {
  readonly context: Context
}
interface Answered {
  readonly answers: object
}
interface CityAnswer {
  readonly zip: string
  readonly city: string | null
}

const given = (answers: object) => answers as Readonly<Record<string, unknown>>

/**
 * The guards and actions of a form with these addresses. Its chart takes `form.answered` and `city.answered`, and emits
 * `answers.filled` with the names of the cities.
 */
export function zipCodesOf(addresses: readonly ZipAddress[]) {
  /** the new answers with the states that follow their ZIP codes: an address that leaves its state leaves its city too */
  const withStates = ({ context: { answers, zips } }: Now, typed: Answered) => ({
    ...typed.answers,
    ...statesAnswered(addresses, given(answers), { ...answers, ...typed.answers }, zips),
  })
  const knownCities = (now: Now, typed: Answered): Cities => {
    const { answers, cities, cityZips } = now.context
    return { ...cities, ...formerCities(addresses, given(answers), given(withStates(now, typed)), cityZips) }
  }
  const newZip = (now: Now, typed: Answered) =>
    newZipOf(addresses, given(now.context.answers), given(withStates(now, typed)), knownCities(now, typed))
  /** the cities that a ZIP code answers */
  const cityAnswers = ({ context: { answers, cities } }: Now, { zip, city }: CityAnswer): Record<string, string> =>
    city === null ? {} : citiesIn(addresses, given(answers), { zip, city, cities })
  return {
    guards: {
      isNewZip: (now: Now, typed: Answered) => newZip(now, typed) !== null,
      isKnownZip: (now: Now, typed: Answered) => (newZip(now, typed) ?? 'none') in now.context.cities,
    },
    actions: {
      setZip: assignIn<Context, Answered>((now, typed) => ({ zip: newZip(now, typed) })),
      addFormerCities: assignIn<Context, Answered>((now, typed) => ({ cities: knownCities(now, typed) })),
      addCity: assignIn<Context, CityAnswer>(({ context }, { zip, city }) => ({
        cities: { ...context.cities, [zip]: city },
      })),
      /** the answers with the states of their new ZIP codes */
      setAnswers: assignIn<Context, Answered>(({ context }, typed) => {
        const { answers, zips, cityZips } = context
        const after = { ...answers, ...typed.answers }
        return {
          cityZips: cityZipsAfter(addresses, given(answers), after, cityZips),
          answers: { ...after, ...statesAnswered(addresses, given(answers), after, zips) },
          zips: [...new Set([...zips, ...zipsOf(addresses, after)])],
        }
      }),
      /** the city is known already */
      answerZip: raiseIn<Context, Answered>((now, typed) => {
        const zip = newZip(now, typed)!
        return { type: 'city.answered', zip, city: now.context.cities[zip]! }
      }),
      fillCity: raiseIn<Context, CityAnswer>((now, answered) => ({
        type: 'form.answered',
        answers: cityAnswers(now, answered),
      })),
      announceCity: emitIn<Context, CityAnswer>((now, answered) => ({
        type: 'answers.filled',
        names: Object.keys(cityAnswers(now, answered)),
      })),
    },
  }
}
