import type { FastifyInstance } from 'fastify'
import type { LoggerOptions } from 'pino'
import { looksLikeCardNumber } from '../../../domain/common/cardNumber'
import type { Config } from '../config/config'

/**
 * Lines of JSON. Nothing of a body is ever logged, nor a query, nor an error's own values; addresses are logged without
 * what they give away.
 */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
})

/** One line a request, and its id in the answer, by which it can be found. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](
      {
        method: request.method,
        path: loggedPath(request.url),
        ...(operation && { operation: operation.operationId }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}

/**
 * The path of an address, without its query and without what would let its reader in: of an id or a token only as much
 * as finds it in the database, no e-mail address and no card number.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.split('/').map(loggedSegment).join('/').slice(0, 200)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function loggedSegment(segment: string): string {
  if (/@|%40/i.test(segment)) return '<email>'
  if (looksLikeCardNumber(decoded(segment))) return '<card>'
  return segment.length >= 20 && !segment.includes('.') ? `${segment.slice(0, 6)}…` : segment
}
