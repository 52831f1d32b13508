import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Db } from './database'
import type { Database } from './schema'

const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const names = new Map<string, string>()

/** The name of a prepared statement; undefined for any other SQL. */
export const statementName = (text: string): string | undefined => names.get(text)

/**
 * A query that most calls send. It is compiled once, and each connection of PostgreSQL parses and plans it once.
 * @param build with any values: each call gives its own, in their order
 * @throws Error for `*`, because a prepared `*` fails once a newer server adds a column
 */
export function prepared<Row>(build: (q: Kysely<Database>) => Compilable<Row>) {
  const compiled = build(compiler).compile()
  if (/(select|returning|\.) ?\*/.test(compiled.sql)) throw new Error(`Name the columns: ${compiled.sql}`)
  names.set(compiled.sql, `prepared_${names.size + 1}`)
  return async (db: Db, ...parameters: readonly unknown[]): Promise<Row[]> =>
    (await db.q.executeQuery<Row>({ ...compiled, parameters })).rows
}
