import { emailPattern } from '../../domain/email'
import { centsOf, dollarsOf } from '../../domain/money'
import { planOn, policyFeeOf } from '../../domain/rating'
import type { Db } from '../db/database'
import type { Caller } from '../handler'
import { wrongAnswers } from '../problem'
import type { Services } from '../services'
import { feeAdjustmentFor } from './feeAdjustment'

interface Premiums {
  /** of the caller's quote */
  readonly id?: string | undefined
  readonly email: string
  /** dollars, rounded to cents */
  readonly premium: number
  readonly ecPremium: number
}

/**
 * The policy fee of premiums by today's plan. With what was agreed for an address it is told to staff, and to whoever
 * holds a quote of that address; to everybody else it is the usual one. Dollars.
 * @throws a 422
 */
export async function agreedFee(
  { db, today }: Services,
  caller: Caller,
  { id, email, premium, ecPremium }: Premiums,
): Promise<number> {
  if (!emailPattern.test(email)) throw wrongAnswers({ email: 'Needs an email address' })
  const isTold = caller.kind === 'staff' || (id !== undefined && (await isAddressOf(db, id, email)))
  const feeAdjustment = isTold ? await feeAdjustmentFor(db, email) : null
  const plan = planOn(today()).version
  return dollarsOf(policyFeeOf(wholeCents(premium), wholeCents(ecPremium), { feeAdjustment, plan }))
}

const wholeCents = (dollars: number) => centsOf(Math.round(dollars * 100) / 100)

async function isAddressOf(db: Db, id: string, email: string): Promise<boolean> {
  const contact = await db.q.selectFrom('contact').select('email').where('id', '=', id).executeTakeFirst()
  return contact?.email?.toLowerCase() === email.trim().toLowerCase()
}
