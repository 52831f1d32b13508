import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/database'
import { makeLimiter } from './limiter'

/** seconds in which requests are counted, from the first one */
export const windowSeconds = 60

/**
 * The counters of the rate limits. A limit with a `groupId`, such as the guesses of a password, has counters of its own,
 * which every node shares. The limit of all requests is counted by each node, because a row for each request would cost
 * more than the request.
 */
export const rateLimitStore = (db: Db): FastifyRateLimitStoreCtor =>
  class Store implements FastifyRateLimitStore {
    readonly #limiter: RateLimiterAbstract
    readonly #max: number

    constructor({ groupId, max }: RateLimitOptions) {
      if (typeof max !== 'number') throw new Error('A rate limit is a number')
      const limit = { points: max, duration: windowSeconds }
      this.#max = max
      this.#limiter =
        groupId === undefined
          ? new RateLimiterMemory({ keyPrefix: 'all', ...limit })
          : makeLimiter(db, { keyPrefix: groupId, ...limit })
    }

    incr(caller: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      this.#limiter.consume(caller).then(
        ({ consumedPoints, msBeforeNext }) => callback(null, { current: consumedPoints, ttl: msBeforeNext }),
        (refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) return callback(refusal as Error)
          // a caller who is known to be over the limit is not counted any further
          callback(null, { current: this.#max + 1, ttl: refusal.msBeforeNext })
        },
      )
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      return new Store(options as RateLimitOptions)
    }
  }

/** Deletes the counters of windows that are over. */
export async function forgetOldCounters(db: Db, now: Date): Promise<void> {
  await db.q.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute()
}
