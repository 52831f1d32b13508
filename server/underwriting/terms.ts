import type { Answers } from '../../domain/application'
import { applicableAnswers } from '../../domain/application/applicable'
import { coverage } from '../../domain/application/coverage'
import { termFaults } from '../../domain/staff/approvalTerms'
import type { ApprovalTerms } from '../platform/db/schema'
import { wrongAnswers } from '../platform/problems/problem'
import { conditionsOf } from '../quotes/terms'

/** Whether the terms set anything. */
export const hasTerms = (terms: ApprovalTerms | null | undefined): terms is ApprovalTerms =>
  terms != null && Object.values(terms).some((value) => value !== null && value !== undefined && value !== '')

/**
 * Reads an underwriter's terms without blank fields; null where all are blank.
 * @param answers of the quote. Its coverages determine the possible premiums, and its provider the possible limits, so
 * that the terms can be priced and printed like any other
 * @throws Problem 422 with invalid fields, as `terms.premium`
 */
export function readTerms(given: ApprovalTerms | null | undefined, answers: Answers): ApprovalTerms | null {
  if (!hasTerms(given)) return null
  const limits = coverage.fields.coverage_limits.offer?.(applicableAnswers(answers), answers) ?? []
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
