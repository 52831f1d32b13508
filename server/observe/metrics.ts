import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry, register as shared } from 'prom-client'
import type { Services } from '../services'

/** `/metrics` as Prometheus reads it: calls by operation and status, what waits, and the process. */
export function serveMetrics(app: FastifyInstance, services: Services): void {
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
  // beside ours stands what the rooms count by themselves
  const all = Registry.merge([register, shared])
  app.get('/metrics', async (_, reply) => reply.type(all.contentType).send(await all.metrics()))
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
