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

/** Marks the last statement of a transaction in its text, for connections that send the commit together with it. */
const lastMark = ' /* commit */'
export const isLastStatement = (text: string): boolean => text.endsWith(lastMark)

/** The name of a prepared statement; undefined for any other SQL. */
export const statementName = (text: string): string | undefined => names.get(text)

/**
 * A query that most calls send. It is compiled once, and each connection of PostgreSQL parses and plans it once.
 * @param build with any values: each call gives its own, in their order
 * @throws Error for `*`, because a prepared `*` fails once a newer server adds a column
 */
export function prepared<Row>(build: (q: Kysely<Database>) => Compilable<Row>) {
  const compiled = compiledOnce(build(compiler))
  return async (db: Db, ...parameters: readonly unknown[]): Promise<Row[]> =>
    (await db.q.executeQuery<Row>({ ...compiled, parameters })).rows
}

function compiledOnce<Row>(query: Compilable<Row>) {
  const compiled = query.compile()
  if (/(select|returning|\.) ?\*/.test(compiled.sql)) throw new Error(`Name the columns: ${compiled.sql}`)
  named(compiled.sql)
  return compiled
}

const named = (text: string) => names.set(text, `prepared_${names.size + 1}`)

/** Stands for a value that each call gives. */
class Slot {
  constructor(readonly name: string) {}
}

/**
 * The same for a statement with many values, which each call gives by their names.
 * @param build takes each value from `value(name)`
 * @returns runs the statement. `isLast` ends its transaction: the commit is sent together with it, and any later
 * statement of the transaction is an error. If the statement fails, PostgreSQL rolls back instead. What the statement
 * changes is final, so the work must not throw after it if it has changed anything.
 */
export function preparedByName<Row>(
  build: (q: Kysely<Database>, value: (name: string) => never) => Compilable<Row>,
): PreparedByName<Row> {
  const compiled = compiledOnce(build(compiler, (name) => new Slot(name) as never))
  const last = { ...compiled, sql: compiled.sql + lastMark }
  named(last.sql)
  return async (db, values, isLast) => {
    const parameters = compiled.parameters.map((given) => (given instanceof Slot ? values[given.name] : given))
    const { rows } = isLast
      ? await db.lastOfTransaction.executeQuery<Row>({ ...last, parameters })
      : await db.q.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

export type PreparedByName<Row> = (db: Db, values: Readonly<Record<string, unknown>>, isLast: boolean) => Promise<Row[]>
