import type { FastifyInstance } from 'fastify'
import type { LoggerOptions } from 'pino'
import { looksLikeCardNumber } from '../../../domain/common/cardNumber'
import type { Config } from '../config/config'

/** JSON log lines. Bodies, queries and values inside errors are never logged; paths are logged without secrets. */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
})

/** Logs one line per request. The response contains its id, so that the line can be found. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config
    request.log[reply.statusCode >= 500 ? 'error' : request.refusal ? 'warn' : 'info'](
      {
        method: request.method,
        path: loggedPath(request.url),
        ...(operation && { operation: operation.operationId }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...request.refusal,
      },
      'answered',
    )
  })
}

/**
 * The path of a URL without its query and secrets: enough of an id or token to find it in the database, but no email
 * address and no card number.
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
