import type { PaymentState } from '../platform/db/policyTables'

/**
 * How long a server may work on a payment without renewing its lease before another server takes over. Longer than any
 * call to the processor; each step renews it.
 */
export const leaseSeconds = 30

/**
 * How long a cardholder may take to confirm a payment with the bank (3-D Secure). Then the charge is canceled at the
 * processor, and the quote is free again.
 */
export const authenticationMinutes = 10

/**
 * The state of a payment: settled, leased by a server that works on it, `authenticating` while it waits for the
 * cardholder at the bank, or abandoned: by a server that died or gave up, or by the cardholder. Both times come from the
 * database, because the servers' clocks may differ.
 */
export type LeaseStatus = 'settled' | 'leased' | 'authenticating' | 'abandoned'

export interface LeasedPayment {
  readonly state: PaymentState
  readonly lease_until: Date
  readonly authenticate_until: Date | null
}

export function leaseStatusOf({ state, lease_until, authenticate_until }: LeasedPayment, now: Date): LeaseStatus {
  if (state !== 'created' && state !== 'confirming') return 'settled'
  if (authenticate_until !== null && authenticate_until > now) return 'authenticating'
  return lease_until > now ? 'leased' : 'abandoned'
}
