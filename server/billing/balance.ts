import { sql } from 'kysely'
import type { Cents } from '../../domain/common/money'
import type { StoredCard } from '../../domain/common/wayOfPayment'
import type { LedgerEntry } from '../ledger/ledger'
import type { Refund } from '../payments/refundRow'
import type { Db } from '../platform/db/database'
import { type OrderRow, openOrderOf, receivedFor } from '../purchases/order'

/** A charge to a card. */
export interface Charge extends StoredCard {
  readonly id: string
  /** cents that are neither refunded nor with the processor; a refused refund can be retried */
  readonly remainingCents: Cents
}

/** The ledger totals of a contact and the amounts that may move. Whole cents. */
export interface AccountBalance {
  readonly entries: readonly LedgerEntry[]
  /** newest first */
  readonly charges: readonly Charge[]
  /** decided but not made: with the processor, or waiting for staff */
  readonly payableRefunds: readonly Refund[]
  readonly chargedCents: Cents
  readonly paidCents: Cents
  readonly payableCents: Cents
  /** the part of the payable refunds that waits for staff */
  readonly waitingCents: Cents
  readonly order: { readonly placed: OrderRow; readonly receivedCents: Cents } | null
  /** charged beside an open order; can be credited */
  readonly besideCharged: Cents
  /** paid beside an open order, whose own money stays until it is paid or expires */
  readonly besidePaid: Cents
  /** paid for nothing and not yet owed back; less than 0 where an amount is due */
  readonly creditCents: Cents
  /** due beside an open order */
  readonly dueCents: Cents
  /** the most that may be refunded without a note */
  readonly byRuleCents: Cents
  /** the most that may be refunded at all; never more than was paid */
  readonly mostBackCents: Cents
}

export async function accountBalanceOf(db: Db, contactId: string): Promise<AccountBalance> {
  const entries = await db.q
    .selectFrom('ledger')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('id')
    .execute()
  const payableRefunds = await db.q
    .selectFrom('refund')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('state', '!=', 'made')
    .orderBy('created')
    .orderBy('id')
    .execute()
  const placed = await openOrderOf(db, contactId)
  const order = placed ? { placed, receivedCents: await receivedFor(db, placed) } : null
  const chargedCents = sum(entries.map(({ charged_cents }) => charged_cents))
  const paidCents = sum(entries.map(({ paid_cents }) => paid_cents))
  const payableCents = sum(payableRefunds.map(({ amount_cents }) => amount_cents))
  const waitingCents = sum(payableRefunds.filter(waitsForStaff).map(({ amount_cents }) => amount_cents))
  const besideCharged = chargedCents - (placed?.amount_cents ?? 0)
  const besidePaid = paidCents - (order?.receivedCents ?? 0)
  const creditCents = besidePaid - besideCharged - payableCents
  return {
    entries,
    charges: await chargesIn(db, contactId),
    payableRefunds,
    chargedCents,
    paidCents,
    payableCents,
    waitingCents,
    order,
    besideCharged,
    besidePaid,
    creditCents,
    dueCents: Math.max(0, 0 - creditCents),
    byRuleCents: Math.max(0, creditCents) + waitingCents,
    mostBackCents: besidePaid - (payableCents - waitingCents),
  }
}

const sum = (cents: readonly Cents[]) => cents.reduce((total, one) => total + one, 0)

/** Money that came by check, and refunds that a processor refused. The processor handles every other one. */
export const waitsForStaff = ({ payment_id, state }: Refund) => payment_id === null || state === 'failed'

const chargesIn = (db: Db, contactId: string): Promise<Charge[]> =>
  db.q
    .selectFrom('payment')
    .select(({ selectFrom }) => [
      'id',
      'card_type',
      'cc_last_digits',
      sql<number>`payment.amount_cents - coalesce(${selectFrom('refund')
        .select(({ fn }) => fn.sum('refund.amount_cents').as('given'))
        .whereRef('refund.payment_id', '=', 'payment.id')
        .where('refund.state', '!=', 'failed')}, 0)::bigint`.as('remainingCents'),
    ])
    .where('contact_id', '=', contactId)
    .where('state', '=', 'captured')
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute()
