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
