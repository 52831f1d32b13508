import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry, register as shared } from 'prom-client'
import type { Services } from '../services/services'
import { canaryKind } from './canary'
import { makeReadiness } from './readiness'

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
        // without a database there is no figure, and the other metrics are served all the same
        await count().then(
          (n) => this.set(n),
          () => this.remove(),
        )
      },
    })
  }
  const look = makeReadiness(services)
  new Gauge({
    name: 'marquee_part_works',
    help: 'Whether each part of the product works (1) or not (0), as /readyz has it',
    labelNames: ['part'] as const,
    registers: [register],
    async collect() {
      this.reset()
      for (const [part, { works }] of Object.entries((await look()).parts)) this.set({ part }, works ? 1 : 0)
    },
  })
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

/** Work that waits, as the database has it. The canary is no work. */
const waiting = ({ db }: Services): readonly (readonly [string, string, () => Promise<number>])[] => {
  const jobs = () => db.q.selectFrom('job').where('done', 'is', null).where('kind', '!=', canaryKind)
  const openJobs = () => jobs().where('dead', 'is', null)
  const openPayments = () => db.q.selectFrom('payment').where('state', 'in', ['created', 'confirming'])
  const waitingWebhooks = () => db.q.selectFrom('webhook_delivery').where('state', '=', 'waiting')
  const count = sql<number>`count(*)`
  const oldest = (since: 'run_at' | 'queued') =>
    sql<number>`coalesce(extract(epoch from max(now() - ${sql.ref(since)})), 0)::float8`
  const sinceAuthenticated = sql<number>`greatest(0, coalesce(extract(epoch from
    max(now() - greatest(created, authenticate_until))), 0))::float8`
  const figure = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number }> }) =>
    (await query.executeTakeFirstOrThrow()).n
  const due = () => openJobs().where('run_at', '<=', sql<Date>`now()`)
  return [
    ['marquee_jobs_waiting', 'Jobs not yet done', () => figure(openJobs().select(count.as('n')))],
    [
      'marquee_jobs_oldest_seconds',
      'For how long the oldest job that is due has waited',
      () => figure(due().select(oldest('run_at').as('n'))),
    ],
    ['marquee_jobs_dead', 'Jobs given up', () => figure(jobs().where('dead', 'is not', null).select(count.as('n')))],
    ['marquee_payments_open', 'Payments that are on their way', () => figure(openPayments().select(count.as('n')))],
    [
      'marquee_payments_oldest_seconds',
      'For how long the oldest open payment has been on its way, without the time that its cardholder has at the bank',
      () => figure(openPayments().select(sinceAuthenticated.as('n'))),
    ],
    [
      'marquee_webhooks_waiting',
      'Webhooks that their partners have not taken yet',
      () => figure(waitingWebhooks().select(count.as('n'))),
    ],
    [
      'marquee_webhooks_oldest_seconds',
      'For how long the oldest webhook has waited',
      () => figure(waitingWebhooks().select(oldest('queued').as('n'))),
    ],
  ]
}
