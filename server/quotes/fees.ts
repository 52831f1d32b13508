import { sql } from 'kysely'
import type { FormPayload } from '../../contract/client'
import { emailPattern } from '../../domain/common/email'
import { type Cents, centsOf, dollarsOf } from '../../domain/common/money'
import { planOn, policyFeeOf } from '../../domain/rating'
import type { Db } from '../platform/db/database'
import { prepared } from '../platform/db/prepared'
import { wrongAnswers } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

/**
 * The policy fee adjustment agreed for an email address: a percentage of the fee, or cents. A negative value lowers the
 * fee.
 */
export type FeeAdjustment = { readonly percent: number } | { readonly amount: Cents }

const byEmail = prepared((q) =>
  q.selectFrom('policy_fee_adjustment').select(['percent_thousandths', 'amount_cents']).where('email', '=', ''),
)

/**
 * @param email the quote's contact; no lookup without one
 * @param row the quote's row, if the fee was read with it; it counts for the address of the row only
 */
export async function feeAdjustmentFor(
  db: Db,
  email: string | null,
  row?: Partial<WithAgreedFee>,
): Promise<FeeAdjustment | null> {
  if (!email) return null
  const agreed =
    row?.agreed_fee !== undefined && row.email === email ? row.agreed_fee : (await byEmail(db, asAgreed(email)))[0]
  if (!agreed) return null
  const { percent_thousandths, amount_cents } = agreed
  return percent_thousandths === null ? { amount: amount_cents ?? 0 } : { percent: percent_thousandths / 1000 }
}

const asAgreed = (email: string) => email.trim().toLowerCase()

interface AgreedFee {
  readonly percent_thousandths: number | null
  readonly amount_cents: number | null
}

/** A contact's row with the fee agreed for its address at the moment of reading. */
export interface WithAgreedFee {
  readonly email: string | null
  readonly agreed_fee: AgreedFee | null
}

/**
 * Reads the agreed fee in the query that reads the contact, so that a price needs no query of its own for it. No server
 * stores fees in memory: one that misses a change would charge the earlier fee.
 */
export const agreedFeeOfRow = sql<AgreedFee | null>`(
  select jsonb_build_object('percent_thousandths', percent_thousandths, 'amount_cents', amount_cents)
  from policy_fee_adjustment where policy_fee_adjustment.email = lower(btrim(contact.email)))`.as('agreed_fee')

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
