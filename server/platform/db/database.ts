import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { type Dialect, Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { isTracing, traceStatement } from '../tracing/trace'
import { OneSchemaDialect } from './dialect'
import { migrate } from './migrate'
import { lasting } from './outage'
import { PglitePool } from './pglitePool'
import { onlyMigrating, PooledDialect } from './pooled'
import type { Database } from './schema'
import { storedPrices } from './storedPrices'

interface Unit {
  readonly transaction: Transaction<Database>
  readonly afterwards: (() => void)[]
  /** whether its last statement was sent */
  isEnding: boolean
}

/**
 * The tables and transactions. Everything that runs inside a transaction joins it, so a function that writes takes a
 * `Db` and works in either case.
 */
export class Db {
  readonly #root: Kysely<Database>
  readonly #current = new AsyncLocalStorage<Unit>()

  constructor(
    dialect: Dialect,
    /** PGlite has no autovacuum, so its database grows until it is vacuumed */
    readonly isEmbedded: boolean,
  ) {
    this.#root = new Kysely({ dialect, plugins: [storedPrices], ...(isTracing() && { log: traceStatement }) })
  }

  /** The current transaction, or the tables outside of one. */
  get q(): Kysely<Database> {
    const unit = this.#current.getStore()
    if (unit?.isEnding) throw new Error('A statement follows the last one of its transaction')
    return unit?.transaction ?? this.#root
  }

  /** The tables for the last statement of the current transaction, with which a connection may send the commit. */
  get lastOfTransaction(): Kysely<Database> {
    const unit = this.#current.getStore()
    if (!unit) throw new Error('There is no transaction to end')
    const tables = this.q
    unit.isEnding = true
    return tables
  }

  get isInTransaction(): boolean {
    return this.#current.getStore() !== undefined
  }

  /**
   * Runs `work` in a transaction, which rolls back if `work` throws. Inside another transaction it becomes part of that
   * one. No I/O belongs in it.
   */
  async tx<R>(work: () => Promise<R>): Promise<R> {
    if (this.isInTransaction) return work()
    const afterwards: Unit['afterwards'] = []
    const result = await this.#root
      .transaction()
      .execute((transaction) => this.#current.run({ transaction, afterwards, isEnding: false }, work))
    for (const then of afterwards) then()
    return result
  }

  /** Runs a function after the current transaction commits, never after a rollback; without a transaction, at once. */
  afterCommit(then: () => void): void {
    const unit = this.#current.getStore()
    if (unit) unit.afterwards.push(then)
    else then()
  }

  /** Node would copy the transaction of every database that was ever opened from promise to promise. */
  async close(): Promise<void> {
    await this.#root.destroy()
    this.#current.disable()
  }
}

export interface DatabaseConfig {
  readonly databaseUrl?: string | undefined
  /** behind a pooler in transaction mode, such as PgBouncer */
  readonly isPooled?: boolean
  readonly dataFolder: string
}

/** Opens PostgreSQL if a URL is given, else PGlite in the data folder, and migrates it. */
export async function openDatabase({ databaseUrl, isPooled, dataFolder }: DatabaseConfig): Promise<Db> {
  const folder = path.join(dataFolder, 'database')
  if (!databaseUrl) await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!databaseUrl) return migrated(await overPglite(folder))
  if (!isPooled) return migrated(postgresDatabase(databaseUrl))
  const db = pooledDatabase(databaseUrl)
  const tables = db.q
  return migrated(db, () => onlyMigrating(db, () => migrate(tables)))
}

export async function migrated(db: Db, migrating = () => migrate(db.q)): Promise<Db> {
  try {
    await migrating()
    return db
  } catch (fault) {
    await db.close()
    throw fault
  }
}

/** milliseconds */
const connectionTimeoutMillis = 10_000
/** Milliseconds after which a statement or an idle transaction fails. */
const patience = { statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 }
/** PostgreSQL would compile a statement over many partitions for seconds, and run it for milliseconds (decision 90). */
const settings = { jit: 'off' }

/** @param schema first in the search path; each test file gets its own */
export function postgresDatabase(connectionString: string, schema?: string): Db {
  const pool = new pg.Pool({
    ...poolOf(connectionString),
    ...patience,
    options: Object.entries({ ...settings, ...(schema && { search_path: schema }) })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  return new Db(new OneSchemaDialect({ pool: lasting(pool) }), false)
}

/**
 * A database behind a pooler in transaction mode. A connection there has no settings and no prepared statements that
 * last, so each transaction sets its own. The role's own settings are those of a statement outside of one
 * (docs/operations.md).
 */
function pooledDatabase(connectionString: string): Db {
  const own = Object.entries({ ...patience, ...settings }).map(([name, value]) => `set local ${name} = ${value}`)
  const pool = new pg.Pool(poolOf(connectionString))
  return new Db(new PooledDialect({ pool: lasting(pool, { begin: ['begin', ...own].join('; ') }) }), false)
}

const poolOf = (connectionString: string): pg.PoolConfig => ({
  connectionString,
  connectionTimeoutMillis,
  // a statement may be sent before the one before it is answered
  ...{ pipeline: true },
  types: { getTypeParser: parserOf },
})

async function overPglite(folder: string): Promise<Db> {
  return pgliteDatabase(new PglitePool(await PGlite.create(folder, { parsers: pgliteParsers })))
}

export const pgliteDatabase = (pool: PglitePool): Db => new Db(new OneSchemaDialect({ pool }), true)

/** bigint holds cents and row numbers, far below 2^53; a date is a string, never an instant. */
export const pgliteParsers = { [types.INT8]: Number, [types.DATE]: (text: string) => text }

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: any) =>
  format !== 'binary' && oid in pgliteParsers
    ? pgliteParsers[oid as keyof typeof pgliteParsers]
    : pg.types.getTypeParser(oid, format)
