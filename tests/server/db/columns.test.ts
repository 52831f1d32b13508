import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../rig/database'

/** The compiler believes the tables' types, and a query of all columns reads none by its name: here the database is asked. */
const db = await testDatabase()
afterAll(() => db.close())

const folder = new URL('../../../server/platform/db/', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name === 'schema.ts' || name.endsWith('Tables.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
/** The members of each interface of the sources, with the text of their types. */
const interfaces = new Map(
  sources
    .flatMap((source) => [...source.matchAll(/^(?:export )?interface (\w+) \{\n([\s\S]*?)^\}/gm)])
    .map(([, name, body]) => [
      name!,
      [...body!.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, member, type]) => [member!, type!] as const),
    ]),
)
const isNullable = (type: string) => /^Maybe|\| null\b/.test(type)

const typed = interfaces
  .get('Database')!
  .flatMap(([table, type]) =>
    (interfaces.get(type) ?? []).map(([column, of]) => `${table}.${column}${isNullable(of) ? '?' : ''}`),
  )

test('each column has a type and each type its column, with null where both allow it', async () => {
  const { rows } = await sql<{ table: string; column: string; nullable: string }>`
    select table_name as table, column_name as column, is_nullable as nullable from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely_%'
      and table_name not in (select relname from pg_class where relispartition)`.execute(db.q)
  const columns = rows.map(({ table, column, nullable }) => `${table}.${column}${nullable === 'YES' ? '?' : ''}`)
  expect(columns.length).toBeGreaterThan(200)
  expect(columns.sort()).toEqual(typed.sort())
})
