/** Anything outside the tables has no price: it is referred, and an underwriter sets the premium (decision 48). */
export class NotInTables extends RangeError {}

export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new NotInTables(`Not in the rating tables: ${what}`)
  return value
}
