import { abandonedPayments, claimPayment, type Payment, releaseLease } from './payment'
import type { PurchaseServices } from './services'
import { findOut, settle } from './settle'

export interface ReconcileOptions {
  /**
   * Also what is still leased: right at the start of the only server there is, whose leases are those of its
   * predecessor. Where several servers share a database it would end the others' payments under their hands; nobody
   * would be charged wrongly, but a buyer would be turned away.
   */
  readonly force?: boolean
}

/**
 * Finishes the payments that a server left behind: what the processor charged is bound, what it did not charge is ended.
 * One that cannot be finished now, because the processor does not answer, is left for the next time.
 * @returns how many were settled
 */
export async function reconcile(services: PurchaseServices, { force = false }: ReconcileOptions = {}): Promise<number> {
  let settled = 0
  for (const payment of await abandonedPayments(services.db, force))
    if ((await claimPayment(services.db, payment.id, force)) && (await finish(services, payment))) settled++
  return settled
}

async function finish(services: PurchaseServices, payment: Payment): Promise<boolean> {
  const { log, db } = services
  try {
    const { state } = await settle(services, payment, await findOut(services, payment), 'system')
    log.info({ payment: payment.id, state }, 'a payment that was left behind is settled')
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.warn({ payment: payment.id, reason }, 'a payment that was left behind cannot be settled yet')
    await releaseLease(db, payment.id).catch(() => undefined)
    return false
  }
}

/** how often the servers look for what another one left behind */
const everyMs = 15_000

/**
 * Reconciles now and then, one round after the other, until it is stopped.
 * @returns stops it, and waits for the round that is under way
 */
export function keepReconciling(services: PurchaseServices, every = everyMs): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const look = () => {
    if (isBusy) return
    isBusy = true
    round = reconcile(services)
      .catch((error: Error) => services.log.error({ reason: error.message }, 'payments were not reconciled'))
      .finally(() => {
        isBusy = false
      })
  }
  const timer = setInterval(look, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
