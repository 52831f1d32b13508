import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db/database'
import { type TableName, tables } from './dataMap'
import type { DataClass, PersonLink, TableData } from './dataMap/table'

/** The rows to look for: those of contacts, and those with an email address. */
export interface Sought {
  readonly contactIds: readonly string[]
  /** lower case; null looks for the contacts alone */
  readonly email: string | null
}

export type Row = Readonly<Record<string, unknown>>

const none = sql<boolean>`false`

/** The condition on a table's rows. */
export function isOf({ person }: Pick<TableData, 'person'>, sought: Sought): RawBuilder<boolean> {
  const conditions = person.map((link) => condition(link, sought))
  return conditions.length === 0 ? none : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function condition(link: PersonLink, sought: Sought): RawBuilder<boolean> {
  const { contactIds, email } = sought
  const column = sql.ref(link.column)
  const oneOf = (value: RawBuilder<unknown>) =>
    contactIds.length === 0 ? none : sql<boolean>`${value} in (${sql.join(contactIds)})`
  const isAddress = (value: RawBuilder<unknown>) => (email === null ? none : sql<boolean>`lower(${value}) = ${email}`)
  switch (link.by) {
    case 'contact':
      return oneOf(column)
    case 'email':
      // the index of a column with other values too has its addresses alone (migration 049)
      return sql<boolean>`(${isAddress(column)} and ${column} like '%@%')`
    case 'json': {
      const value = sql`${column} ->> ${sql.lit(link.name)}`
      return link.name === 'email' ? isAddress(value) : oneOf(value)
    }
    case 'row': {
      const [, parent] = tables.find(([name]) => name === link.of)!
      // as a list, which is read once, so that an index finds the rows; a subquery would be compared with every row
      return sql<boolean>`${column} = any (array(select id from ${sql.table(link.of)} where ${isOf(parent, sought)}))`
    }
  }
}

/** Narrows the rows of a table further. */
export type RowCondition = (table: TableData) => RawBuilder<boolean>

export const everyRow: RowCondition = () => sql`true`

export async function rowsOf(
  db: Db,
  [name, table]: readonly [TableName, TableData],
  sought: Sought,
  isMeant = everyRow,
): Promise<Row[]> {
  if (table.person.length === 0) return []
  const conditions = sql`${isOf(table, sought)} and ${isMeant(table)}`
  return (await sql<Row>`select * from ${sql.table(name)} where ${conditions}`.execute(db.q)).rows
}

/** The columns of some classes. */
export const columnsOf = ({ columns }: TableData, classes: readonly DataClass[]): string[] =>
  Object.keys(columns).filter((column) => classes.includes(columns[column]!))

interface Reference {
  readonly from: TableName
  readonly to: TableName
}

/**
 * The tables, so that rows can be deleted in this order: a table comes before those that its rows refer to. The
 * database itself knows these references.
 */
export async function inDeletionOrder(db: Db): Promise<(readonly [TableName, TableData])[]> {
  const { rows } = await sql<Reference>`
    select f.relname as "from", t.relname as "to" from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = current_schema()::regnamespace and f.oid <> t.oid`.execute(db.q)
  const left = [...tables]
  const ordered: (typeof left)[number][] = []
  while (left.length > 0) {
    const next = left.findIndex(([name]) => !rows.some(({ from, to }) => to === name && left.some(([n]) => n === from)))
    if (next < 0) throw new Error('the tables refer to each other in a circle')
    ordered.push(...left.splice(next, 1))
  }
  return ordered
}
