import { isWithin, type Table, type Unique } from './schema'
import type { Row } from './syntax'

/** A value as a column has it: JSON is written as text, and read as a value. */
export const storedValue = (table: Table | undefined, column: string, value: unknown): unknown =>
  typeof value === 'string' && table?.json.has(column) ? JSON.parse(value) : value

/** A new row with the values of its other columns. @param n the number of an identity column */
export function completed(table: Table | undefined, given: Row, { n, now }: { n: number; now: Date }): Row {
  const row: Record<string, unknown> = {}
  for (const [name, fallback] of table?.columns ?? []) {
    if (given[name] !== undefined) row[name] = given[name]
    else row[name] = fallback === 'identity' ? n : storedValue(table, name, defaultOf(fallback, now))
  }
  return row
}

/** The value of a default in SQL. */
function defaultOf(sql: string | null, now: Date): unknown {
  if (sql === null) return null
  if (sql === 'now()') return now
  if (sql === 'true' || sql === 'false') return sql === 'true'
  return sql.startsWith("'") ? sql.slice(1, -1) : Number(sql)
}

/** The unique index that forbids two rows to stand together. */
export function conflictIn(
  table: Table | undefined,
  a: Row,
  b: Row,
  isMeant: (unique: Unique) => boolean = () => true,
): Unique | null {
  const isSame = (column: string) => (a[column] ?? null) !== null && a[column] === b[column]
  const isBroken = (unique: Unique) =>
    isMeant(unique) && isWithin(unique, a) && isWithin(unique, b) && unique.columns.every(isSame)
  return table?.unique.find(isBroken) ?? null
}
