import { emailPattern } from '../../domain/email'
import { centsOf, dollarsOf } from '../../domain/money'
import { planOn, policyFeeOf } from '../../domain/rating'
import { wrongAnswers } from '../problem'
import type { Services } from '../services'
import { feeAdjustmentFor } from './feeAdjustment'

interface Premiums {
  readonly email: string
  /** dollars, rounded to cents */
  readonly premium: number
  readonly ecPremium: number
}

/** The policy fee of premiums by today's plan, with what was agreed for an address. Dollars. @throws a 422 */
export async function agreedFee({ db, today }: Services, { email, premium, ecPremium }: Premiums): Promise<number> {
  if (!emailPattern.test(email)) throw wrongAnswers({ email: 'Needs an email address' })
  const feeAdjustment = await feeAdjustmentFor(db, email)
  const plan = planOn(today()).version
  return dollarsOf(policyFeeOf(wholeCents(premium), wholeCents(ecPremium), { feeAdjustment, plan }))
}

const wholeCents = (dollars: number) => centsOf(Math.round(dollars * 100) / 100)
