import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate'
import { lasting } from './outage'
import { PglitePool } from './pglitePool'
import type { Database } from './schema'
import { storedPrices } from './storedPrices'

interface Unit {
  readonly transaction: Transaction<Database>
  readonly afterwards: (() => void)[]
}

/**
 * The tables, and the unit of work. A transaction is known to everything that runs inside it, so a function that writes
 * takes `Db` and joins the transaction it is called in.
 */
export class Db {
  readonly #root: Kysely<Database>
  readonly #current = new AsyncLocalStorage<Unit>()

  constructor(
    pool: PostgresPool,
    /** without it PGlite, which has no autovacuum, grows without end */
    readonly isEmbedded: boolean,
  ) {
    this.#root = new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [storedPrices] })
  }

  /** Inside a unit of work its transaction, outside of one the tables themselves. */
  get q(): Kysely<Database> {
    return this.#current.getStore()?.transaction ?? this.#root
  }

  get isInTransaction(): boolean {
    return this.#current.getStore() !== undefined
  }

  /**
   * A unit of work: all of it is kept or, when `work` throws, nothing. Within another one it is part of that. Nothing
   * that talks to the world outside belongs in it.
   */
  async tx<R>(work: () => Promise<R>): Promise<R> {
    if (this.isInTransaction) return work()
    const afterwards: Unit['afterwards'] = []
    const result = await this.#root
      .transaction()
      .execute((transaction) => this.#current.run({ transaction, afterwards }, work))
    for (const then of afterwards) then()
    return result
  }

  /** Runs once the current unit of work is kept, never if it is undone; outside of one at once. */
  afterCommit(then: () => void): void {
    const unit = this.#current.getStore()
    if (unit) unit.afterwards.push(then)
    else then()
  }

  close(): Promise<void> {
    return this.#root.destroy()
  }
}

export interface DatabaseConfig {
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
}

/** PostgreSQL where a URL is given, otherwise PGlite in the data folder; migrated. */
export async function openDatabase({ databaseUrl, dataFolder }: DatabaseConfig): Promise<Db> {
  const folder = path.join(dataFolder, 'database')
  if (!databaseUrl) await mkdir(folder, { recursive: true })
  return migrated(databaseUrl ? overPostgres(databaseUrl) : await overPglite(folder))
}

export async function migrated(db: Db): Promise<Db> {
  try {
    await migrate(db.q)
    return db
  } catch (fault) {
    await db.close()
    throw fault
  }
}

/** Milliseconds after which a call fails rather than waits: for a connection, for a row's lock, for its own next step. */
const patience = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** @param schema looked in before all others; tests give each file its own */
export function overPostgres(connectionString: string, schema?: string): Db {
  const pool = new pg.Pool({
    connectionString,
    ...patience,
    types: { getTypeParser: parserOf },
    ...(schema && { options: `-c search_path=${schema}` }),
  })
  return new Db(lasting(pool), false)
}

async function overPglite(folder: string): Promise<Db> {
  return new Db(new PglitePool(await PGlite.create(folder, { parsers: pgliteParsers })), true)
}

/** bigint is whole cents and row numbers, all far below 2^53; a day is a text and never an instant. */
export const pgliteParsers = { [types.INT8]: Number, [types.DATE]: (text: string) => text }

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: any) =>
  format !== 'binary' && oid in pgliteParsers
    ? pgliteParsers[oid as keyof typeof pgliteParsers]
    : pg.types.getTypeParser(oid, format)
