import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type CompiledQuery, DefaultQueryExecutor, type QueryResult } from 'kysely'
import { shapeOf } from './shape'

/**
 * A setup file of the server's tests. With STATEMENTS, the name of a folder, it notes there each statement that the
 * product sends to its database, once for each worker, for `check.ts`. Kysely sends each of them through its executor.
 */
const folder = process.env['STATEMENTS']
/** shared by all files of a worker, for which this file runs again and again */
const shared = globalThis as unknown as { __statements?: Set<string> }

if (folder && !shared.__statements) {
  const known = new Set<string>()
  shared.__statements = known
  mkdirSync(folder, { recursive: true })
  const { executeQuery } = DefaultQueryExecutor.prototype
  DefaultQueryExecutor.prototype.executeQuery = function <Row>(query: CompiledQuery) {
    if (!known.has(query.sql)) note(query.sql)
    return executeQuery.call<typeof this, [CompiledQuery], Promise<QueryResult<Row>>>(this, query)
  }
}

/** A text and its shape are in the set once they are noted. */
function note(text: string): void {
  const at = productLine()
  if (!folder || !at) return
  const known = shared.__statements!
  const shape = shapeOf(text)
  if (!known.has(shape)) appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ text, at })}\n`)
  known.add(shape).add(text)
}

const root = `${process.cwd()}/`
/** every statement passes through these */
const passages = ['server/platform/db/database.ts', 'server/platform/db/prepared.ts', 'tools/statements/']

/** The line of the product that sends the statement; null for a statement of a test, or of a migration (it runs anyway). */
function productLine(): string | null {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  const { stack = '' } = new Error()
  Error.stackTraceLimit = limit
  const lines = stack.split('\n').flatMap((line) => line.split(root)[1]?.replace(/\)$/, '') ?? [])
  const own = lines.find((line) => !/node_modules/.test(line) && !passages.some((file) => line.startsWith(file)))
  return own?.startsWith('server/') && !own.startsWith('server/platform/db/migrat') ? own : null
}
