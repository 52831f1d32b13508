import { stateOfZip } from '../common/zipStates'
import type { Entry } from './fields/field'
import type { Answers } from './index'

/** The ZIP codes that the chart knows, with their cities; null where there is none. */
export type Cities = Readonly<Record<string, string | null>>

const addresses = [
  ['insured_zip', 'insured_city'],
  ['producer_zip', 'producer_city'],
  ['event_zip', 'event_city'],
] as const

/** The five digits of a whole ZIP code; null for anything else. */
const zipIn = (answer: unknown): string | null =>
  typeof answer === 'string' && /^\d{5}(-\d{4})?$/.test(answer) ? answer.slice(0, 5) : null

/** A city that nobody typed: it is empty, or it is the city of a ZIP code. */
const isOpen = (city: unknown, cities: Cities): boolean =>
  city === null || city === undefined || city === '' || Object.values(cities).some((known) => known === city)

const entriesIn = ({ ai_data }: Partial<Answers>): readonly Entry[] => (Array.isArray(ai_data) ? ai_data : [])

/** The first new ZIP code whose city is still open; null if there is none. */
export function newZip(before: Answers, given: Partial<Answers>, cities: Cities): string | null {
  const after = { ...before, ...given }
  const known = new Set(entriesIn(before).map(({ ai_zip }) => zipIn(ai_zip)))
  return (
    addresses
      .filter(([zip, city]) => zipIn(after[zip]) !== zipIn(before[zip]) && isOpen(after[city], cities))
      .map(([zip]) => zipIn(after[zip]))
      .concat(
        entriesIn(given)
          .filter(({ ai_zip, ai_city }) => !known.has(zipIn(ai_zip)) && isOpen(ai_city, cities))
          .map(({ ai_zip }) => zipIn(ai_zip)),
      )
      .find((zip) => zip !== null) ?? null
  )
}

/** The cities of all addresses with this ZIP code that are still open. */
export function citiesOf(zip: string, city: string | null, answers: Answers, cities: Cities): Partial<Answers> {
  if (city === null) return {}
  const isFilled = (code: unknown, now: unknown) => zipIn(code) === zip && isOpen(now, cities) && now !== city
  const entries = entriesIn(answers)
  return {
    ...Object.fromEntries(
      addresses.filter(([code, now]) => isFilled(answers[code], answers[now])).map(([, now]) => [now, city]),
    ),
    ...(entries.some(({ ai_zip, ai_city }) => isFilled(ai_zip, ai_city)) && {
      ai_data: entries.map((entry) =>
        isFilled(entry['ai_zip'], entry['ai_city']) ? { ...entry, ai_city: city } : entry,
      ),
    }),
  }
}

const states = [
  ['insured_zip', 'insured_state'],
  ['producer_zip', 'producer_state'],
] as const

/** The whole ZIP codes of the insured, the producer and the additional insureds. */
export const zipsIn = (answers: Partial<Answers>): readonly string[] =>
  [...states.map(([zip]) => answers[zip]), ...entriesIn(answers).map(({ ai_zip }) => ai_zip)]
    .map(zipIn)
    .filter((zip) => zip !== null)

/**
 * The states of the addresses whose ZIP code is new. A state that nobody chose is empty, or that of a ZIP code that was
 * seen before; any other stays. Entries have no names and may move, so a ZIP code that another one had is not new.
 */
export function statesOf(before: Partial<Answers>, after: Partial<Answers>, seen: readonly string[]): Partial<Answers> {
  const filled = seen.map(stateOfZip)
  const newState = (zip: unknown, state: unknown) => {
    const next = stateOfZip(zip)
    const isOpen = state === null || state === undefined || state === '' || filled.some((each) => each === state)
    return isOpen && next !== state ? next : null
  }
  const entries = entriesIn(after)
  const known = new Set(entriesIn(before).map(({ ai_zip }) => zipIn(ai_zip)))
  const next = entries.map((entry) => {
    const { ai_zip, ai_state } = entry
    const state = known.has(zipIn(ai_zip)) ? null : newState(ai_zip, ai_state)
    return state ? { ...entry, ai_state: state } : entry
  })
  return {
    ...Object.fromEntries(
      states.flatMap(([zip, state]) => {
        const one = after[zip] === before[zip] ? null : newState(after[zip], after[state])
        return one ? [[state, one]] : []
      }),
    ),
    ...(next.some((entry, index) => entry !== entries[index]) && { ai_data: next }),
  }
}
