import { RateLimiterRes } from 'rate-limiter-flexible'
import { partnerOf } from '../platform/config/program'
import { hashOf } from '../platform/crypto/seal'
import { Problem } from '../platform/problems/problem'
import { limiterOfServer } from '../platform/rateLimits/limiter'
import { windowSeconds } from '../platform/rateLimits/store'
import type { PartnerCaller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { stateOf } from './keys'

const bearer = /^Bearer (mq_[0-9a-f]{8}_[A-Za-z0-9_-]{43})$/i

/** milliseconds for which a recorded use counts as the present one */
const useMs = 60_000

/**
 * The partner whose key an Authorization header has.
 * @throws Problem 401 for a header without a key that works now, 429 beyond the key's calls per minute
 */
export async function partnerWithKey(services: Services, header: string): Promise<PartnerCaller> {
  const { db, config, now } = services
  const [, secret] = bearer.exec(header) ?? []
  if (!secret) throw noKey()
  const row = await db.q
    .selectFrom('partner_key')
    .selectAll()
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  const at = now()
  if (!row || stateOf(row, at) !== 'active' || !partnerOf(config.program, row.partner)) throw noKey()
  await limiterOf(services).consume(row.id).catch(refuse)
  if (!row.last_used || at.getTime() - row.last_used.getTime() >= useMs)
    await db.q.updateTable('partner_key').set({ last_used: at }).where('id', '=', row.id).execute()
  return { slug: row.partner, keyId: row.id, scopes: row.scopes }
}

const noKey = () =>
  new Problem(
    401,
    'This key is not valid. It may have expired, or have been revoked.',
    {},
    { 'www-authenticate': 'Bearer' },
  )

const limiterOf = limiterOfServer(({ config }: Services) => ({
  keyPrefix: 'partnerKey',
  points: config.partnerRateLimit,
  duration: windowSeconds,
}))

function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  const message = `This key has made too many calls. Try again in ${seconds} seconds.`
  throw new Problem(429, message, {}, { 'retry-after': String(seconds) })
}
