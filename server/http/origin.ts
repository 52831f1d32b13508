import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/config'
import { Problem } from '../platform/problems/problem'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser sends the origin of a call. A changing call must come from our own page, because pages of sibling
 * subdomains send our cookies too. Non-browsers, such as a payment processor, send no origin.
 * @throws Problem 403
 */
export function assertOwnPage(config: Pick<Config, 'baseUrl'>, { method, headers, host }: FastifyRequest): void {
  if (reads.has(method)) return
  const site = headers['sec-fetch-site']
  const isOurs =
    site === undefined ? isOwnOrigin(config, headers.origin, host) : site === 'same-origin' || site === 'none'
  if (!isOurs) throw new Problem(403, 'This call comes from a page that is not ours.')
}

/** Browsers before 2023 send only the Origin header. */
function isOwnOrigin({ baseUrl }: Pick<Config, 'baseUrl'>, origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(baseUrl).origin || new URL(origin).host === host
}
