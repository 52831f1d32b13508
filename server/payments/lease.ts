import type { PaymentState } from '../platform/db/schema'

/**
 * How long a server may work on a payment without renewing its lease before another server takes over. Longer than any
 * call to the processor; each step renews it.
 */
export const leaseSeconds = 30

/**
 * The state of a payment: settled, leased by a server that works on it, or abandoned by a server that died or gave up.
 * Both times come from the database, because the servers' clocks may differ.
 */
export type LeaseStatus = 'settled' | 'leased' | 'abandoned'

export interface LeasedPayment {
  readonly state: PaymentState
  readonly lease_until: Date
}

export function leaseStatusOf({ state, lease_until }: LeasedPayment, now: Date): LeaseStatus {
  if (state !== 'created' && state !== 'confirming') return 'settled'
  return lease_until > now ? 'leased' : 'abandoned'
}
