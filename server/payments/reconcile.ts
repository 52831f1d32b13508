import type { Scheduler, Stop } from '../platform/scheduler/scheduler'
import { leaseStatusOf } from './lease'
import { abandonedPayments, claimPayment, type DatedPayment, type Payment, releaseLease } from './payment'
import type { PurchaseServices } from './services'
import { settle, settleAbandoned } from './settle'

export interface ReconcileOptions {
  /**
   * Includes leased payments. Correct only at the start of a single server, when any lease is left over from the
   * previous process. With several servers it would end payments that the others are processing: nobody would be
   * charged wrongly, but a buyer would be turned away.
   */
  readonly force?: boolean
}

/**
 * Finishes payments abandoned by a server: completes those that the processor charged, ends those that it did not. If
 * the processor does not respond, the payment waits for the next run.
 * @returns the number of payments settled
 */
export async function reconcile(services: PurchaseServices, { force = false }: ReconcileOptions = {}): Promise<number> {
  let settled = 0
  for (const payment of await abandonedPayments(services.db, force))
    if (
      !isAuthenticating(payment) &&
      (await claimPayment(services.db, payment.id, force)) &&
      (await finish(services, payment))
    )
      settled++
  return settled
}

/** Its cardholder has time, also after a restart of the server. */
const isAuthenticating = (payment: DatedPayment) => leaseStatusOf(payment, payment.now) === 'authenticating'

async function finish(services: PurchaseServices, payment: Payment): Promise<boolean> {
  const { log, db } = services
  try {
    const { state } = await settle(services, payment, await settleAbandoned(services, payment), 'system')
    log.info({ payment: payment.id, state }, 'a payment that was left behind is settled')
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.warn({ payment: payment.id, reason }, 'a payment that was left behind cannot be settled yet')
    await releaseLease(db, payment.id).catch(() => undefined)
    return false
  }
}

/** how often a server looks for abandoned payments */
const everyMs = 15_000

/** Looks for abandoned payments at an interval. */
export const startReconciling = (
  services: PurchaseServices & { readonly scheduler: Scheduler },
  every = everyMs,
): Stop =>
  services.scheduler.poll(every, () =>
    reconcile(services).catch((error: Error) =>
      services.log.error({ reason: error.message }, 'payments were not reconciled'),
    ),
  )
