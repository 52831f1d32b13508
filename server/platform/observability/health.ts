import type { FastifyInstance } from 'fastify'
import { Problem } from '../problems/problem'
import type { Services } from '../services/services'
import { makeReadiness, notWorking } from './readiness'

/**
 * `/healthz`: the process responds. `/readyz`: every part of the product works. `/readyz?for=requests`, for load
 * balancers: this process can take requests, so what only a worker needs does not count (decision record 63). Both fail
 * while the process is about to stop, and both list every part.
 */
export function serveHealth(app: FastifyInstance, services: Services): void {
  const look = makeReadiness(services)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get<{ Querystring: { for?: string } }>('/readyz', async (request, reply) => {
    if (app.drain.hasBegun()) throw new Problem(503, 'The server is about to stop')
    const readiness = await look()
    const { parts, faults } = readiness
    for (const { message, fault } of faults)
      request.log.error({ fault: { name: fault.name, code: fault.code } }, message)
    const messages = notWorking(readiness, request.query.for === 'requests')
    if (messages.length === 0) return { status: 'ready', parts }
    const { body } = new Problem(503, messages.join('. '))
    reply.code(503).headers({ 'retry-after': '5', 'content-type': 'application/problem+json' })
    // a string, because Fastify serializes no object under another content type than JSON's own
    return JSON.stringify({ ...body, parts })
  })
}
