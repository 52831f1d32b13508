import type { FormPayload } from '../../contract/client'
import { emailPattern } from '../../domain/common/email'
import { type Cents, centsOf, dollarsOf } from '../../domain/common/money'
import { planOn, policyFeeOf } from '../../domain/rating'
import type { Db } from '../platform/db/database'
import { wrongAnswers } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

/**
 * The policy fee adjustment agreed for an email address: a percentage of the fee, or cents. A negative value lowers the
 * fee.
 */
export type FeeAdjustment = { readonly percent: number } | { readonly amount: Cents }

/** @param email the quote's contact; no lookup without one */
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

interface Premiums {
  /** id of the caller's quote */
  readonly id?: string | undefined
  readonly email: string
  /** dollars, rounded to cents */
  readonly premium: number
  readonly ecPremium: number
}

/**
 * The policy fee for premiums under today's plan, in dollars. Only staff, and a caller who holds a quote with this
 * email address, see the fee agreed for the address. Everyone else sees the standard fee.
 * @throws Problem 422
 */
export async function agreedFee(
  { db, today }: Services,
  caller: Caller,
  { id, email, premium, ecPremium }: Premiums,
): Promise<number> {
  if (!emailPattern.test(email)) throw wrongAnswers({ email: 'Needs an email address' })
  const isVisible = caller.kind === 'staff' || (id !== undefined && (await isAddressOf(db, id, email)))
  const feeAdjustment = isVisible ? await feeAdjustmentFor(db, email) : null
  const plan = planOn(today()).version
  return dollarsOf(policyFeeOf(wholeCents(premium), wholeCents(ecPremium), { feeAdjustment, plan }))
}

const wholeCents = (dollars: number) => centsOf(Math.round(dollars * 100) / 100)

async function isAddressOf(db: Db, id: string, email: string): Promise<boolean> {
  const contact = await db.q.selectFrom('contact').select('email').where('id', '=', id).executeTakeFirst()
  return contact?.email?.toLowerCase() === email.trim().toLowerCase()
}

const name = 'fee_changed_by_rep'
const mostDollars = 1_000_000

/**
 * The fee that staff set in place of the policy fee (decision 53): cents, or null for the standard fee. undefined if
 * the payload has none, or the caller is not staff.
 * @throws Problem 422 for an invalid amount
 */
export function feeByRep(
  { pricing_detail: details, saveFromAdmin }: FormPayload,
  caller: Caller,
): Cents | null | undefined {
  if (caller.kind !== 'staff' || saveFromAdmin !== true || !details || !Object.hasOwn(details, name)) return undefined
  const { [name]: fee } = details
  if (fee === null) return null
  if (typeof fee === 'number' && fee >= 0 && fee <= mostDollars && hasTwoDecimals(fee)) return centsOf(fee)
  throw wrongAnswers({ [`pricing_detail.${name}`]: 'Needs an amount in dollars and cents, or nothing' })
}

const hasTwoDecimals = (dollars: number) => Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6
