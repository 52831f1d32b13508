import { centsOf } from '../../domain/common/money'
import type { SetAmounts } from '../../domain/rating'
import { conditionsIn } from '../../domain/staff/approvalTerms'
import type { ApprovalTerms } from '../platform/db/schema'

/** The amounts that an underwriter set in place of the rates (decision 48). */
export function setAmounts(terms: ApprovalTerms | null): SetAmounts | null {
  if (!terms) return null
  const { premium, ec_premium, policy_fee } = terms
  const cents = (dollars: number | null | undefined) => (dollars == null ? null : centsOf(dollars))
  return { premium: cents(premium), ecPremium: cents(ec_premium), policyFee: cents(policy_fee) }
}

/** One condition per line. */
export const conditionsOf = (terms: Pick<ApprovalTerms, 'conditions'> | null): string[] =>
  conditionsIn(terms?.conditions)
