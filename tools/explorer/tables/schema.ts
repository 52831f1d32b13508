import { Kysely } from 'kysely'
import { migrations } from '../../../server/platform/db/migrations'
import { dialectOf } from './dialect'

/** A table as the migrations leave it, as far as a write depends on it. */
export interface Table {
  /** SQL of each column's default; null without one */
  readonly columns: Map<string, string | null>
  /** columns of JSON, which is written as text and read as a value */
  readonly json: Set<string>
  readonly unique: Unique[]
}

/** A primary key, or a unique constraint or index. */
export interface Unique {
  readonly name: string
  readonly columns: readonly string[]
  /** rows outside are free; null for an index over the whole table */
  readonly where: Where | null
}

/** The conditions of our partial indexes. */
interface Where {
  readonly column: string
  /** null for `is null`, 'not null' for `is not null` */
  readonly values: readonly string[] | 'not null' | null
}

export const isWithin = ({ where }: Unique, row: Readonly<Record<string, unknown>>): boolean => {
  if (!where) return true
  const value = row[where.column] ?? null
  if (where.values === null) return value === null
  return where.values === 'not null' ? value !== null : where.values.includes(value as string)
}

/**
 * Reads the tables, their defaults and their unique indexes from the SQL of the migrations, which run against a
 * database that only writes their statements down. `tests/tools/explorer.tables.test.ts` compares them with PGlite's.
 */
export async function readSchema(): Promise<ReadonlyMap<string, Table>> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: dialectOf(async (request) => {
      if (request.kind === 'query') statements.push(request.sql())
      return []
    }),
  })
  for (const { up } of Object.values(migrations)) await up(db)
  const tables = new Map<string, Table>()
  for (const statement of statements) read(tables, statement.replace(/\s+/g, ' ').trim())
  return tables
}

function read(tables: Map<string, Table>, sql: string) {
  const created = /^create table (\w+) \((.*?)\)(?: partition by .*)?$/.exec(sql)
  if (created) {
    const table: Table = { columns: new Map(), json: new Set(), unique: [] }
    tables.set(created[1]!, table)
    for (const part of partsOf(created[2]!)) readColumn(table, created[1]!, part)
  }
  const altered = /^alter table (\w+) (.*)$/.exec(sql)
  const table = altered && tables.get(altered[1]!)
  if (table) for (const part of partsOf(altered[2]!)) alter(table, altered[1]!, part)
  const index = /^create unique index (\w+) on (\w+) \(((?:[^()]|\([^()]*\))*)\)(?: where (.*))?$/.exec(sql)
  const indexed = index && tables.get(index[2]!)
  // an index over an expression is left out: none is on a table that a payment writes
  if (indexed && !index[3]!.includes('('))
    indexed.unique.push({ name: index[1]!, columns: index[3]!.split(', '), where: whereOf(index[4]) })
  const dropped = /^drop index (?:if exists )?(\w+)$/.exec(sql)?.[1]
  if (dropped) for (const { unique } of tables.values()) dropFrom(unique, dropped)
}

function alter(table: Table, name: string, part: string) {
  const added = /^add column (.*)$/.exec(part)
  const constraint = /^add constraint (\w+) unique \((.*)\)$/.exec(part)
  const renamed = /^rename column (\w+) to (\w+)$/.exec(part)
  const dropped = /^drop column (\w+)$/.exec(part)
  const forgotten = /^drop constraint (?:if exists )?(\w+)$/.exec(part)
  if (added) readColumn(table, name, added[1]!)
  if (constraint) table.unique.push({ name: constraint[1]!, columns: constraint[2]!.split(', '), where: null })
  if (renamed) {
    table.columns.set(renamed[2]!, table.columns.get(renamed[1]!) ?? null)
    table.columns.delete(renamed[1]!)
    if (table.json.delete(renamed[1]!)) table.json.add(renamed[2]!)
  }
  if (dropped) table.columns.delete(dropped[1]!)
  if (forgotten) dropFrom(table.unique, forgotten[1]!)
}

function readColumn(table: Table, name: string, part: string) {
  const together = /^(?:unique|primary key) \((.*)\)$/.exec(part)
  if (together) {
    const columns = together[1]!.split(', ')
    const end = part.startsWith('unique') ? `${columns.join('_')}_key` : 'pkey'
    table.unique.push({ name: `${name}_${end}`, columns, where: null })
    return
  }
  const [column] = part.split(' ')
  if (!column || column === 'check' || column === 'constraint') return
  const fallback = /\bdefault ('[^']*'|\S+)/.exec(part)?.[1] ?? null
  const isNumbered = part.includes('generated always as identity') || fallback?.startsWith('nextval(')
  table.columns.set(column, isNumbered ? 'identity' : fallback)
  if (part.startsWith(`${column} jsonb`)) table.json.add(column)
  if (/\bunique\b/.test(part)) table.unique.push({ name: `${name}_${column}_key`, columns: [column], where: null })
  if (/\bprimary key\b/.test(part)) table.unique.push({ name: `${name}_pkey`, columns: [column], where: null })
}

/** The parts of a list between its outer commas. */
function partsOf(list: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

function whereOf(sql: string | undefined): Where | null {
  if (!sql) return null
  const listed = /^(\w+) (?:in \((.*)\)|= ('[^']*'))$/.exec(sql)
  if (listed) {
    const values = (listed[2] ?? listed[3]!).split(', ').map((text) => text.slice(1, -1))
    return { column: listed[1]!, values }
  }
  const empty = /^(\w+) is (not null|null)(?: and .*)?$/.exec(sql)
  if (empty) return { column: empty[1]!, values: empty[2] === 'null' ? null : 'not null' }
  return { column: sql, values: [] }
}

function dropFrom(unique: Unique[], name: string) {
  const at = unique.findIndex((one) => one.name === name)
  if (at >= 0) unique.splice(at, 1)
}
