import type { PaymentState } from '../platform/db/schema'

/**
 * For how long a server that works on a payment may stay silent before another one finishes the work. Longer than any
 * call to a processor; each step begins the time anew.
 */
export const leaseSeconds = 30

/**
 * Whose a payment is: nobody's, because it is settled; a server's that is at work on it; or nobody's any more, because
 * that server has died or given up. Both times are the database's, so that servers need not agree on one.
 */
export type LeaseStatus = 'settled' | 'leased' | 'abandoned'

export interface Leased {
  readonly state: PaymentState
  readonly lease_until: Date
}

export function leaseStatusOf({ state, lease_until }: Leased, now: Date): LeaseStatus {
  if (state !== 'created' && state !== 'confirming') return 'settled'
  return lease_until > now ? 'leased' : 'abandoned'
}
