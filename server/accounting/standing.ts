import { sql } from 'kysely'
import type { Cents } from '../../domain/money'
import type { Db } from '../db/database'
import { openOrderOf, type Placed, receivedFor } from '../orders/rows'
import type { Refund } from '../payments/refundRows'
import type { LedgerEntry } from './entries'

/** A charge to a card. */
export interface Charge {
  readonly id: string
  readonly card_type: string | null
  readonly cc_last_digits: string | null
  /** of it neither went back nor is with the processor; what was refused may be asked again */
  readonly leftCents: Cents
}

/** The books of a contact, and what may be done with them. Whole cents. */
export interface Standing {
  readonly entries: readonly LedgerEntry[]
  /** the newest first */
  readonly charges: readonly Charge[]
  /** decided and not made: with the processor, or waiting for staff */
  readonly owed: readonly Refund[]
  readonly chargedCents: Cents
  readonly paidCents: Cents
  readonly owedCents: Cents
  /** of what is owed, what waits for staff */
  readonly waitingCents: Cents
  readonly order: { readonly placed: Placed; readonly receivedCents: Cents } | null
  /** beside an order that waits: what is charged and can be credited */
  readonly besideCharged: Cents
  /** beside an order that waits, whose money stays until it is paid or lapses */
  readonly besidePaid: Cents
  /** paid for nothing and not owed yet; less than 0 where something is due */
  readonly creditCents: Cents
  /** what is due beside an order that waits */
  readonly dueCents: Cents
  /** what may go back without a note */
  readonly byRuleCents: Cents
  /** what may go back at all: no more than was paid */
  readonly mostBackCents: Cents
}

export async function standingOf(db: Db, contactId: string): Promise<Standing> {
  const entries = await db.q
    .selectFrom('ledger')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('id')
    .execute()
  const owed = await db.q
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
  const owedCents = sum(owed.map(({ amount_cents }) => amount_cents))
  const waitingCents = sum(owed.filter(waitsForStaff).map(({ amount_cents }) => amount_cents))
  const besideCharged = chargedCents - (placed?.amount_cents ?? 0)
  const besidePaid = paidCents - (order?.receivedCents ?? 0)
  const creditCents = besidePaid - besideCharged - owedCents
  return {
    entries,
    charges: await chargesIn(db, contactId),
    owed,
    chargedCents,
    paidCents,
    owedCents,
    waitingCents,
    order,
    besideCharged,
    besidePaid,
    creditCents,
    dueCents: Math.max(0, 0 - creditCents),
    byRuleCents: Math.max(0, creditCents) + waitingCents,
    mostBackCents: besidePaid - (owedCents - waitingCents),
  }
}

const sum = (cents: readonly Cents[]) => cents.reduce((total, one) => total + one, 0)

/** What came by check, and what a processor refused. Everything else is with the processor. */
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
        .where('refund.state', '!=', 'failed')}, 0)::bigint`.as('leftCents'),
    ])
    .where('contact_id', '=', contactId)
    .where('state', '=', 'captured')
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute()
