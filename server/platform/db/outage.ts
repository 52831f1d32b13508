import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** PostgreSQL cannot be reached, or went away in the middle of what was asked: the same may be asked again shortly. */
export class DatabaseAway extends Error {
  /** @param code PostgreSQL's or the machine's, where it said one */
  constructor(readonly code: string | undefined) {
    super('The database does not answer')
  }
}

/**
 * A pool that outlives its server. A connection that breaks is replaced, also while somebody holds it, and what was asked of
 * it fails with `DatabaseAway`.
 */
export function lasting(pool: pg.Pool): PostgresPool {
  // unheard, these events would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const watched = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect().catch(rethrow)
      const known = watched.get(client) ?? watch(client)
      watched.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function watch(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: unknown, values?: unknown) => {
    const result = client.query(text as never, values as never) as unknown
    return result instanceof Promise ? result.catch(rethrow) : result
  }
  return { query, release: () => client.release() } as PostgresPoolClient
}

function rethrow(fault: Error & { code?: string }): never {
  throw isOutage(fault) ? new DatabaseAway(fault.code) : fault
}

/** PostgreSQL's classes 08 (connection), 53300 (too many connections), 57P01 to 57P03 (shut down, crashed, starting). */
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

/** pg's own words where a connection ends without a code */
const brokenConnection = /connection terminated|timeout exceeded when trying to connect|not queryable|connection error/i
