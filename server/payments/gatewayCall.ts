import { RefundRefused } from '../platform/services/gateway'
import { processorUnreachable } from './problems'
import type { PurchaseServices } from './services'

/**
 * Calls the processor. A failed call leaves the result unknown, so the payment stays open and the next request asks the
 * processor again.
 * @throws Problem 503; RefundRefused, which carries the processor's result
 */
export async function atGateway<R>({ log, db }: PurchaseServices, call: () => Promise<R>): Promise<R> {
  if (db.isInTransaction) throw new Error('the processor is never called inside a transaction')
  try {
    return await call()
  } catch (error) {
    if (error instanceof RefundRefused) throw error
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'the payment processor failed')
    throw processorUnreachable()
  }
}
