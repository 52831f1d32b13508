import type { Row } from '../tables/syntax'
import type { Charge } from './processor'

/* Sums and counts of rows for those who audit a state. */

export const sumOf = (rows: readonly Row[], column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0)

export const repeated = (all: readonly string[]) => all.length - new Set(all).size

/** Cents that the bank has taken and not refunded. */
export const bankCentsOf = (charges: readonly Charge[]) =>
  charges.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)

/** Cents of the refunds that are not made yet. */
export const payableCentsOf = (refunds: readonly Row[]) =>
  sumOf(
    refunds.filter(({ state }) => state !== 'made'),
    'amount_cents',
  )

export const writtenCentsOf = (premiums: readonly Row[]) =>
  ['premium_cents', 'fee_cents', 'tax_cents'].reduce((sum, column) => sum + sumOf(premiums, column), 0)

/** The charges at the bank, beside the payments and refunds that we know. */
export function chargesBeside(payments: readonly Row[], refunds: readonly Row[], charges: readonly Charge[]) {
  const paymentOf = (reference: string) => payments.find(({ id }) => reference === `sb_${id}`)
  const hasRefund = (payment: Row) => refunds.some(({ payment_id }) => payment_id === payment['id'])
  const unrefunded = charges.filter(({ cents, refundedCents }) => refundedCents < cents)
  const isEnded = ({ state }: Row) => state === 'declined' || state === 'cancelled'
  return {
    unrefunded,
    paymentOf,
    /** charges of another amount than their payment */
    otherAmounts: charges.filter(({ reference, cents }) => paymentOf(reference)?.['amount_cents'] !== cents).length,
    /** charges of payments that ended without their purpose, of which nobody recorded a refund */
    forgotten: unrefunded.filter(({ reference }) => {
      const payment = paymentOf(reference)
      return payment && isEnded(payment) && !hasRefund(payment)
    }).length,
    /** whether a charge stands that nobody will refund, of a payment under a key */
    isCharged: (key: string) =>
      unrefunded.some(({ reference }) => {
        const payment = paymentOf(reference)
        return payment?.['idempotency_key'] === key && !hasRefund(payment)
      }),
  }
}

const settling = /^payment\.(captured|declined|cancelled|refunded|owed)$/

/** How often the history says that a payment was settled. */
export const timesSettled = (audit: readonly Row[], payment: Row) =>
  audit.filter(({ entity_id, action }) => entity_id === payment['id'] && settling.test(String(action))).length
