import { CompiledQuery } from 'kysely'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Db } from '../db/database'

interface Limit {
  readonly keyPrefix: string
  /** requests in a window */
  readonly points: number
  /** seconds from the first request of a window to its end */
  readonly duration: number
}

/**
 * Counts by key: rows in PostgreSQL, which every node shares, or the memory of the only process. While the database is
 * away each node counts by itself, so that an outage refuses nobody.
 */
export const makeLimiter = (db: Db, limit: Limit): RateLimiterAbstract =>
  db.isEmbedded
    ? new RateLimiterMemory(limit)
    : new RateLimiterPostgres({
        ...limit,
        storeClient: clientOf(db),
        storeType: 'client',
        tableName: 'rate_limit',
        tableCreated: true,
        // server/maintenance.ts does it
        clearExpiredByTimeout: false,
        // a flood of one caller does not reach the database
        inMemoryBlockOnConsumed: limit.points + 1,
        insuranceLimiter: new RateLimiterMemory(limit),
      })

/** A limiter for each server, since on PGlite its counters are in memory. @param limitOf the limit that a server configures */
export function limiterOfServer<S extends { readonly db: Db }>(limitOf: (services: S) => Limit) {
  const limiters = new WeakMap<S, RateLimiterAbstract>()
  return (services: S): RateLimiterAbstract => {
    const limiter = limiters.get(services) ?? makeLimiter(services.db, limitOf(services))
    limiters.set(services, limiter)
    return limiter
  }
}

/** The part of a pg client that the limiter uses. */
const clientOf = (db: Db) => ({
  query: ({ text, values }: { readonly text: string; readonly values: unknown[] }) =>
    db.q.executeQuery(CompiledQuery.raw(text, values)),
})
