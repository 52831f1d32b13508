import { isWithin, type Table, type Unique } from './schema'
import type { Row } from './syntax'

/** by their texts: equal texts are one object, so that others need to look at it once */
const read = new Map<string, unknown>()

function readJson(text: string): unknown {
  if (!read.has(text)) read.set(text, JSON.parse(text))
  return read.get(text)
}

/** A value as a column has it: JSON is written as text, and read as a value. */
export const storedValue = (table: Table | undefined, column: string, value: unknown): unknown =>
  typeof value === 'string' && table?.json.has(column) ? readJson(value) : value

/** Texts that are equal for equal rows. JSON in a column, which is long and seldom changes, is written once. */
export function rowTexts() {
  const jsons = new WeakMap<object, string>()
  const numbers = new Map<string, number>()
  const numberOf = (json: object) => {
    const known = jsons.get(json)
    if (known) return known
    const text = JSON.stringify(json)
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    jsons.set(json, `#${number}`)
    return `#${number}`
  }
  return (row: object): string => {
    let text = '{'
    for (const [name, value] of Object.entries(row))
      text += `${name}:${typeof value === 'object' && value && !(value instanceof Date) ? numberOf(value) : JSON.stringify(value)},`
    return `${text}}`
  }
}

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

/** A violated unique constraint, with PostgreSQL's code. */
export class UniqueViolation extends Error {
  readonly code = '23505'
}

/** A copy with rows that were written; null for one that was deleted. */
export function withRows(before: ReadonlyMap<number, Row>, rows: Iterable<readonly [number, Row | null]>) {
  const all = new Map(before)
  for (const [n, row] of rows)
    if (row) all.set(n, row)
    else all.delete(n)
  return all
}
