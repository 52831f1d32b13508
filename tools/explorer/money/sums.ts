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

const settling = /^payment\.(captured|declined|cancelled|refunded|owed)$/

/** How often the history says that a payment was settled. */
export const timesSettled = (audit: readonly Row[], payment: Row) =>
  audit.filter(({ entity_id, action }) => entity_id === payment['id'] && settling.test(String(action))).length
