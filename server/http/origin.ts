import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config/config'
import { Problem } from '../platform/problems/problem'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser says which page a call comes from. One that changes something must come from a page of ours, since a sister
 * site's page has our cookies too; programs, such as a payment processor, say nothing of a page.
 * @throws a 403
 */
export function assertOwnPage(config: Pick<Config, 'baseUrl'>, { method, headers, host }: FastifyRequest): void {
  if (reads.has(method)) return
  const site = headers['sec-fetch-site']
  const isOurs =
    site === undefined ? isOwnOrigin(config, headers.origin, host) : site === 'same-origin' || site === 'none'
  if (!isOurs) throw new Problem(403, 'This call comes from a page that is not ours.')
}

/** Browsers of before 2023 name the origin alone. */
function isOwnOrigin({ baseUrl }: Pick<Config, 'baseUrl'>, origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(baseUrl).origin || new URL(origin).host === host
}
