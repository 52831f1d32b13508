import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isLastStatement, statementName } from './prepared'

/** PostgreSQL is unreachable, or disconnected during a query. The caller may retry shortly. */
export class DatabaseAway extends Error {
  /** @param code PostgreSQL's or the system's error code, if there is one */
  constructor(readonly code: string | undefined) {
    super('The database does not answer')
  }
}

/**
 * A pool that survives a restart of its server. A broken connection is replaced, even while in use, and its query fails
 * with `DatabaseAway`.
 * @param pooled for connections that a pooler lends for one transaction: the statements that begin it
 */
export function lasting(pool: pg.Pool, pooled?: { readonly begin: string }): PostgresPool {
  // an unhandled error event would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const watched = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect().catch(rethrow)
      const known = watched.get(client) ?? watch(client, pooled)
      watched.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/**
 * `begin` is sent together with the statement after it, which saves a round trip: a failure of `begin` is the failure of
 * that statement. `commit` is sent together with the last statement of a transaction, if that is marked: PostgreSQL rolls
 * back instead if the statement fails. The transaction ends for its caller only with the answer to the commit.
 */
function watch(client: pg.PoolClient, pooled?: { readonly begin: string }): PostgresPoolClient {
  let begin: Promise<unknown> | null = null
  let end: Promise<unknown> | null = null
  const query = (text: string, values: unknown[]) => {
    const ended = end
    end = null
    // after a failure of the last statement, the commit has rolled back
    if (ended) return ended
    const isBegin = text === 'begin'
    const sent = pooled
      ? { text: isBegin ? pooled.begin : text, ...(!isBegin && { values }) }
      : { name: statementName(text), text, values }
    const result = client.query(sent).catch(rethrow)
    if (isBegin) {
      begin = result
      result.catch(() => {})
      return Promise.resolve(begun)
    }
    if (isLastStatement(text)) {
      end = client.query('commit').catch(rethrow)
      end.catch(() => {})
    }
    const before = begin
    begin = null
    return before ? Promise.all([result, before]).then(([answer]) => answer) : result
  }
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}

const begun = { command: 'BEGIN', rowCount: null, rows: [] }

function rethrow(fault: Error & { code?: string }): never {
  throw isOutage(fault) ? new DatabaseAway(fault.code) : fault
}

/**
 * PostgreSQL's classes 08 (connection), 53300 (too many connections), 57P01 to 57P03 (shut down, crashed, starting).
 */
const isOutage = ({ code = '', message }: Error & { code?: string }) =>
  /^(08\w{3}|53300|57P0[123])$/.test(code) || networkCodes.has(code) || (code === '' && brokenConnection.test(message))

const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** pg's messages for a connection that ends without a code */
const brokenConnection = /connection terminated|timeout exceeded when trying to connect|not queryable|connection error/i
