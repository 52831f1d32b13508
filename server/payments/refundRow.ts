import { type Selectable, sql } from 'kysely'
import type { Cents } from '../../domain/common/money'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { RefundTable } from '../platform/db/policyTables'
import { updateRefundItem } from './refundItem'

/** A refund row. Change it only in a transaction that has locked its contact. */
export type Refund = Selectable<RefundTable>

export interface NewRefund {
  readonly id: string
  readonly contactId: string
  /** the charge to refund; null where the money came by check */
  readonly paymentId: string | null
  readonly amountCents: Cents
  readonly reason: string
  readonly changeId: string | null
  /** by default a letter notifies the customer */
  readonly notifiedBy?: 'letter' | 'staff'
  readonly actor: string
}

export async function addRefund(db: Db, at: Date, refund: NewRefund): Promise<void> {
  const { id, contactId, paymentId, amountCents, reason, changeId, notifiedBy = 'letter', actor } = refund
  await db.q
    .insertInto('refund')
    .values({
      id,
      contact_id: contactId,
      payment_id: paymentId,
      change_id: changeId,
      ledger_id: null,
      amount_cents: amountCents,
      reason,
      state: 'owed',
      told_by: notifiedBy,
      actor,
      created: at,
    })
    .execute()
  await audit(db, {
    actor,
    entity: 'refund',
    entityId: id,
    contactId,
    action: 'refund.owed',
    after: { contact_id: contactId, amount_cents: amountCents, reason },
  })
  await updateRefundItem(db, at, contactId, actor)
}

/** The cents that a change of a policy gives back, to cards and by check or transfer. */
export async function givenBack({ q }: Db, changeId: string): Promise<{ toCard: Cents; byCheck: Cents }> {
  const refunds = await q
    .selectFrom('refund')
    .select(['payment_id', 'amount_cents'])
    .where('change_id', '=', changeId)
    .execute()
  const sumOf = (isToCard: boolean) =>
    refunds.reduce((sum, one) => sum + ((one.payment_id !== null) === isToCard ? one.amount_cents : 0), 0)
  return { toCard: sumOf(true), byCheck: sumOf(false) }
}

/** The cents of refunds that were decided and not yet made; a failed refund counts. */
export async function payableTo(db: Db, contactId: string): Promise<Cents> {
  const { owed } = await db.q
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('owed'))
    .where('contact_id', '=', contactId)
    .where('state', '!=', 'made')
    .executeTakeFirstOrThrow()
  return owed
}

/** The captured charges, newest first, with the cents of each that are neither refunded nor payable. */
export const chargesOf = (db: Db, contactId: string) =>
  db.q
    .selectFrom('payment')
    .select(({ selectFrom }) => [
      'id',
      sql<number>`payment.amount_cents - coalesce(${selectFrom('refund')
        .select(({ fn }) => fn.sum('refund.amount_cents').as('given'))
        .whereRef('refund.payment_id', '=', 'payment.id')}, 0)::bigint`.as('left'),
    ])
    .where('contact_id', '=', contactId)
    .where('state', '=', 'captured')
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute()
