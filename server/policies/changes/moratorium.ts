import type { Price } from '../../../contract/client'
import { type Answers, blankAnswers } from '../../../domain/application'
import { coveredDays } from '../../../domain/application/period'
import { centsOf } from '../../../domain/common/money'
import { assertNoMoratorium, rewordSuspension } from '../../compliance/suspension'
import type { Db } from '../../platform/db/database'
import { boughtAnswers, type Policy } from '../policy'
import type { PricedChange } from './quote'

/**
 * Refuses a change that adds coverage under a binding moratorium (decision record 74): more premium, a further day, or
 * another area. Any other change, and every cancellation, stays possible.
 * @throws Problem 409 with the suspension
 */
export async function assertChangeUnstopped(
  db: Db,
  policy: Policy,
  worked: Pick<PricedChange, 'type' | 'answers' | 'price'>,
  at: Date,
): Promise<void> {
  if (worked.type === 'cancel') return
  const before = boughtAnswers(policy)
  const after: Answers = { ...blankAnswers, ...worked.answers }
  if (!addsCoverage(before, after) && premiumIn(worked.price) <= premiumIn(policy.price)) return
  try {
    await assertNoMoratorium(db, after, at)
  } catch (problem) {
    throw rewordSuspension(problem, 'The policy stays as it is, and nothing is charged.')
  }
}

function addsCoverage(before: Answers, after: Answers): boolean {
  const days = new Set(coveredDays(before))
  return (
    coveredDays(after).some((day) => !days.has(day)) ||
    before.event_state !== after.event_state ||
    before.event_zip !== after.event_zip
  )
}

const premiumIn = ({ pricing_detail: { premium, ec_premium } }: Price) => centsOf(premium) + centsOf(ec_premium)
