import { sql } from 'kysely'
import type { Overview } from '../../contract/client'
import { dollarsOf } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import type { Moments } from './activity'

/** The orders placed between two moments, and those of them that still wait for their money. */
export async function ordersIn({ q }: Db, { begins, ends }: Moments): Promise<Overview['orders']> {
  const isWaiting = sql`filter (where state = 'open')`
  const { placed, cents, waiting, waitingCents } = await q
    .selectFrom('purchase_order')
    .where('ordered', '>=', begins)
    .where('ordered', '<', ends)
    .select([
      sql<number>`count(*)`.as('placed'),
      sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'),
      sql<number>`count(*) ${isWaiting}`.as('waiting'),
      sql<number>`coalesce(sum(amount_cents) ${isWaiting}, 0)::bigint`.as('waitingCents'),
    ])
    .executeTakeFirstOrThrow()
  return { placed, amount: dollarsOf(cents), waiting, waiting_amount: dollarsOf(waitingCents) }
}
