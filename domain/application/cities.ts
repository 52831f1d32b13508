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
