import type { Gateway, Outcome } from '../../../server/platform/services/gateway'

const captured: Outcome = { state: 'captured', card: { brand: 'Visa', last4: '4242' } }

/** A processor that approves every charge, for tests of something else. */
export const takesEveryCard: Gateway = {
  kind: 'sandbox',
  tokensUrl: '/sandbox-processor/tokens',
  publishableKey: null,
  webhookSecret: async () => 'whsec_test',
  prepare: async ({ paymentId }) => paymentId,
  confirm: async () => captured,
  status: async () => captured,
  cancel: async () => ({ state: 'cancelled' }),
  refund: async () => captured,
}
