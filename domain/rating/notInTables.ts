/** Anything outside the tables has no price: it is referred, and an underwriter sets the premium (decision 48). */
export class NotInTables extends RangeError {}

/** @throws NotInTables where a value is missing, with the name of that value */
export function inTables<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new NotInTables(`Not in the rating tables: ${name}`)
  return value
}
