import { RefundRefused } from '../platform/services/gateway'
import { processorUnreachable } from './problems'
import type { PurchaseServices } from './services'

/**
 * A call to the processor. What it did is unknown when it fails, so nothing is concluded from that: the payment stays
 * open, and whoever asks next asks the processor.
 * @throws a 503; RefundRefused, which says what it did
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
