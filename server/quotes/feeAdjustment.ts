import type { Cents } from '../../domain/money'
import type { Db } from '../db/database'

/** What was agreed on somebody's policy fee: percent of it, or cents; less than 0 lowers it. */
export type FeeAdjustment = { readonly percent: number } | { readonly amount: Cents }

/** @param email who is written to about a quote; nothing is looked up without one */
export async function feeAdjustmentFor(db: Db, email: string | null): Promise<FeeAdjustment | null> {
  if (!email) return null
  const agreed = await db.q
    .selectFrom('policy_fee_adjustment')
    .select(['percent_thousandths', 'amount_cents'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!agreed) return null
  const { percent_thousandths, amount_cents } = agreed
  return percent_thousandths === null ? { amount: amount_cents ?? 0 } : { percent: percent_thousandths / 1000 }
}
