import { type CalendarDate, isCalendarDate } from '../../domain/dates'

const wordIn = (said: URLSearchParams, name: string) => said.get(name)?.trim() ?? ''

/** A day that an address says; null where it says none that exists. */
export function dayIn(said: URLSearchParams, name: string): CalendarDate | null {
  const day = wordIn(said, name)
  return isCalendarDate(day) ? day : null
}

/** What of these is no day, in words, by its name. It narrows nothing, and is said beside its field. */
export function wrongDaysIn<Name extends string>(
  said: URLSearchParams,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const wrong = names.filter((name) => wordIn(said, name) !== '' && dayIn(said, name) === null)
  return Object.fromEntries(
    wrong.map((name) => [name, `“${wordIn(said, name).slice(0, 40)}” is not a day`]),
  ) as Partial<Record<Name, string>>
}
