import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry, register as shared } from 'prom-client'
import type { Services } from '../services/services'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

/** The metrics for Prometheus. */
export interface Metrics {
  readonly contentType: string
  readonly text: () => Promise<string>
}

/** Counts calls by operation and status, pending work, and process metrics. */
export function countCalls(app: FastifyInstance, services: Services): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const calls = new Histogram({
    name: 'marquee_call_seconds',
    help: 'How long the calls of the contract took',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config
    if (!operation) return
    calls.observe({ operation: operation.operationId, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  for (const [name, help, count] of waiting(services)) {
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(await count())
      },
    })
  }
  // combines this app's metrics with those that modules register globally
  const all = Registry.merge([register, shared])
  return { contentType: all.contentType, text: () => all.metrics() }
}

/**
 * Serves `/metrics` on its own port, which must not be public.
 * @returns a function that stops it
 */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }) {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    const text = await metrics.text().catch(() => null)
    if (text === null) return response.writeHead(503, { 'retry-after': '5' }).end()
    return response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  }).listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

const waiting = ({ db }: Services) => {
  const jobs = () =>
    db.q
      .selectFrom('job')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('done', 'is', null)
  const payments = () => db.q.selectFrom('payment').select((e) => e.fn.countAll<number>().as('n'))
  const counted = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number }> }) =>
    (await query.executeTakeFirstOrThrow()).n
  return [
    ['marquee_jobs_waiting', 'Jobs not yet done', () => counted(jobs().where('dead', 'is', null))],
    ['marquee_jobs_dead', 'Jobs given up', () => counted(jobs().where('dead', 'is not', null))],
    [
      'marquee_payments_open',
      'Payments that are on their way',
      () => counted(payments().where('state', 'in', ['created', 'confirming'])),
    ],
  ] as const
}
