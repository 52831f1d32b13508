import type { Fault } from '../explorer/product/load'

/** A bug to plant in the product, which the simulation has to find. */
export interface PlantedBug {
  readonly name: string
  readonly description: string
  readonly faults: readonly Fault[]
  /** of a day; more where the bug shows in a rare moment only. 15 without it */
  readonly customers?: number
}

const settle = 'server/payments/settle.ts'
const run = 'server/platform/jobs/run.ts'

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'double charge',
    description: 'a payment whose result is unknown is taken for one that charged nothing',
    faults: [
      {
        file: settle,
        from: "if (reference === null) return { state: 'cancelled' }",
        to: "if (reference !== null) await services.gateway.cancel(reference)\n  if (reference === null || payment.id) return { state: 'cancelled' }",
      },
    ],
  },
  {
    name: 'lost job',
    description: 'a job that fails is recorded as done',
    faults: [
      {
        file: run,
        from: 'await retry(db, job, cause, options.backoff(job.attempts))',
        to: 'void (retry(db, job, cause, 0), finish(db, job))',
      },
    ],
  },
  {
    name: 'stale price',
    description: 'a quote is sold at the price that a window shows, whatever its answers are now',
    faults: [
      {
        file: 'server/purchases/eligibility.ts',
        from: 'if (centsOf(price.pricing_detail.amount_due) !== amountCents) throw priceChanged(price)',
        to: 'void [centsOf, priceChanged, amountCents]',
      },
    ],
  },
  {
    name: 'unlocked row',
    description: 'a payment is settled by the row as it was read before, without a lock',
    faults: [{ file: settle, from: 'const payment = await lockPayment(db, seen.id)', to: 'const payment = seen' }],
  },
  {
    name: 'forgotten refund',
    description: 'a refund is recorded as made, and the processor is never asked for it',
    faults: [
      {
        file: 'server/payments/refundJob.ts',
        from: 'await reach(() => gateway.refund(reference, { refundId: id, amountCents }))',
        to: 'void [reach, gateway, reference, id, amountCents]',
      },
    ],
  },
  {
    name: 'mail twice',
    description: 'a message that was sent is not recorded as sent, and its job runs again',
    faults: [
      {
        file: run,
        from: '    await finish(services.db, job)\n',
        to: "    if (job.kind === 'mail' && job.attempts === 1) throw new Error('again')\n    await finish(services.db, job)\n",
      },
      {
        file: 'server/platform/mail/deliver.ts',
        from: "if (state === 'sent') return",
        to: 'void state',
      },
    ],
  },
  {
    name: 'audit row missing',
    description: 'a settled payment leaves no audit record',
    faults: [
      {
        file: settle,
        from: '  await note(services, payment, action, actor, {\n    state',
        to: '  void ({\n    action, actor, state',
      },
    ],
  },
  {
    name: 'lease too short',
    description: 'a server may be taken for dead after a fifth of a second',
    // the processor has to be slow just when another server looks for abandoned payments
    customers: 90,
    faults: [
      {
        file: 'server/payments/lease.ts',
        from: 'export const leaseSeconds = 30',
        to: 'export const leaseSeconds = 0.2',
      },
    ],
  },
  {
    name: 'webhook trusted unsigned',
    description: 'the signature of a webhook is not checked',
    faults: [
      {
        file: 'server/operations/payments.ts',
        from: 'if (!isGenuine(signature, await services.gateway.webhookSecret(), rawBody, services.now()))',
        to: 'if (!signature && isGenuine(signature, await services.gateway.webhookSecret(), rawBody, services.now()))',
      },
    ],
  },
  {
    name: 'clock backwards',
    description: 'the lease of a job ends by the clock of the server, which may be set back',
    faults: [
      {
        file: 'server/platform/jobs/lease.ts',
        from: 'locked_until: after(leaseSeconds) }',
        to: 'locked_until: new Date(Date.now() + leaseSeconds * 1000) }',
      },
    ],
  },
]
