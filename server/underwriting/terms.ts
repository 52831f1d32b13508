import type { Answers } from '../../domain/application'
import { whatCounts } from '../../domain/application/applicable'
import { coverage } from '../../domain/application/coverage'
import { termFaults } from '../../domain/staff/approvalTerms'
import type { ApprovalTerms } from '../platform/db/schema'
import { wrongAnswers } from '../platform/problems/problem'
import { conditionsOf } from '../quotes/terms'

/** Whether anything is set by them. */
export const hasTerms = (terms: ApprovalTerms | null | undefined): terms is ApprovalTerms =>
  terms != null && Object.values(terms).some((value) => value !== null && value !== undefined && value !== '')

/**
 * What an underwriter sets, without what is left blank; null where nothing is.
 * @param answers of the quote: its covers say which premiums there are, and its provider which limits, so that one that is
 * set can be answered, priced and printed like any other
 * @throws a 422 with what is not right, as `terms.premium`
 */
export function readTerms(given: ApprovalTerms | null | undefined, answers: Answers): ApprovalTerms | null {
  if (!hasTerms(given)) return null
  const limits = coverage.fields.coverage_limits.offer?.(whatCounts(answers)) ?? []
  const faults = Object.entries(termFaults({ ...given }, { coverageType: answers.coverage_type, limits }))
  if (faults.length > 0)
    throw wrongAnswers(Object.fromEntries(faults.map(([name, message]) => [`terms.${name}`, message])))
  const { premium, ec_premium, policy_fee, coverage_limits } = given
  const conditions = conditionsOf(given)
  const terms: ApprovalTerms = {
    ...(premium != null && { premium }),
    ...(ec_premium != null && { ec_premium }),
    ...(policy_fee != null && { policy_fee }),
    ...(coverage_limits && coverage_limits !== answers.coverage_limits && { coverage_limits }),
    ...(conditions.length > 0 && { conditions: conditions.join('\n') }),
  }
  return hasTerms(terms) ? terms : null
}
