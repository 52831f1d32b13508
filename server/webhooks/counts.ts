import { Counter } from 'prom-client'

const outcomes = ['delivered', 'failed', 'given_up'] as const

/** On prom-client's default registry, which /metrics includes. */
const deliveries = new Counter({
  name: 'marquee_webhook_deliveries_total',
  help: 'Attempts to deliver a webhook by result: delivered, failed (tried again) or given_up',
  labelNames: ['outcome'] as const,
})
// from the start, so that the first one is an increase
for (const outcome of outcomes) deliveries.inc({ outcome }, 0)

/** Counts what became of deliveries, after the transaction that says so. */
export const countDeliveries = (outcome: (typeof outcomes)[number], many = 1): void => deliveries.inc({ outcome }, many)
