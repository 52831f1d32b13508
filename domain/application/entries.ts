import type { Entry } from './fields/field'

/** An entry counts when any of its fields is filled (specification section 3). An unchecked box fills nothing. */
export const isFilled = (entry: Entry): boolean =>
  Object.values(entry).some(
    (value) => value !== null && value !== undefined && String(value).trim() !== '' && value !== 'False',
  )

/** The text of an entry's field; empty without an answer. */
export const textOf = (value: Entry[string] | undefined): string => String(value ?? '').trim()

export const filledEntries = (entries: readonly Entry[] | null | undefined): readonly Entry[] =>
  (entries ?? []).filter(isFilled)

/** The index of the earlier entry with the same texts in these fields, whatever their case and spaces; null if there is none. */
export function earlierEqual(entries: readonly Entry[], index: number, names: readonly string[]): number | null {
  const keyOf = (entry: Entry) =>
    names.map((name) => textOf(entry[name]).toLowerCase().replaceAll(/\s+/g, '')).join('\n')
  const key = keyOf(entries[index]!)
  const earlier = entries.findIndex((entry) => keyOf(entry) === key)
  return key.trim() !== '' && earlier < index ? earlier : null
}
