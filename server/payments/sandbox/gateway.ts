import { decline, type Gateway, type Outcome } from '../../platform/services/gateway'
import type { Authenticating, ChargeOutcome, Processor } from './processor'

/**
 * The sandbox processor behind the `Gateway` port.
 * @param banksUrl address of the banks' pages, to which the charge's reference is added
 */
export function sandboxGateway(processor: Processor, tokensUrl: string, banksUrl: string): Gateway {
  const outcome = async (reference: string, ending: ChargeOutcome | Authenticating | null): Promise<Outcome> => {
    if (!ending) return { state: 'open' }
    if (ending.end === 'authenticating')
      return { state: 'authenticating', authentication: { pageUrl: `${banksUrl}/${reference}` } }
    if (ending.end === 'cancelled') return { state: 'cancelled' }
    if (ending.end === 'refused') return decline(ending.code, ending.card)
    const isRefunded = (await processor.refundedOf(reference)) >= ending.amountCents
    return { state: isRefunded ? 'refunded' : 'captured', card: ending.card }
  }

  return {
    kind: 'sandbox',
    tokensUrl,
    publishableKey: null,
    webhookSecret: processor.webhookSecret,
    prepare: ({ paymentId, amountCents }) => processor.prepare(paymentId, amountCents),
    confirm: async (reference, token) => outcome(reference, await processor.confirm(reference, token)),
    status: async (reference) => outcome(reference, await processor.status(reference)),
    cancel: async (reference) => outcome(reference, await processor.cancel(reference)),
    refund: async (reference, part) => outcome(reference, await processor.refund(reference, part)),
  }
}
