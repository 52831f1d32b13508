import { conditionsIn } from '../../domain/approvalTerms'
import { centsOf } from '../../domain/money'
import type { SetAmounts } from '../../domain/rating'
import type { ApprovalTerms } from '../db/schema'

/** What an underwriter set in place of what the rates give (decision 48). */
export function setAmounts(terms: ApprovalTerms | null): SetAmounts | null {
  if (!terms) return null
  const { premium, ec_premium, policy_fee } = terms
  const cents = (dollars: number | null | undefined) => (dollars == null ? null : centsOf(dollars))
  return { premium: cents(premium), ecPremium: cents(ec_premium), policyFee: cents(policy_fee) }
}

/** One a line. */
export const conditionsOf = (terms: Pick<ApprovalTerms, 'conditions'> | null): string[] =>
  conditionsIn(terms?.conditions)
