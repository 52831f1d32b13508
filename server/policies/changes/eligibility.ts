import { holdsRain } from '../../../domain/common/coverageTypes'
import { type CalendarDate, todayIn } from '../../../domain/common/dates'
import type { Cents } from '../../../domain/common/money'
import { hasBegun, rainEarnedRule } from '../../../domain/policy/cancellation'
import { mostChanges } from '../../../domain/policy/change'
import { move, readStatus } from '../../../machines/lifecycle/lifecycle.transition'
import type { Contact } from '../../contacts/contact'
import type { Db } from '../../platform/db/database'
import { Problem } from '../../platform/problems/problem'
import { payeeOf } from '../payee'
import { boughtAnswers, firstDayOf, type Policy } from '../policy'
import type { RequestedChange } from './request'

/**
 * The refund of a policy that an organizer paid for belongs to the organizer, so staff make it and no exhibitor by
 * itself.
 * @throws Problem 409
 */
export async function assertOwnRefund(db: Db, contactId: string, difference: Cents): Promise<void> {
  if (difference >= 0) return
  if (await payeeOf(db, contactId))
    throw new Problem(
      409,
      'The organizer of your event paid for this policy, so a refund belongs to the organizer. Send us a message, and we settle it with both of you.',
    )
}

interface ChangeRequest {
  readonly contact: Pick<Contact, 'quote_status'>
  readonly policy: Policy
  readonly type: RequestedChange['type']
  readonly today: CalendarDate
}

/**
 * @throws Problem 409 for a policy that is canceled or has begun, for the eleventh change (decision 39), and for the
 * cancellation of rain insurance (decision 84)
 */
export function assertOpen({ contact, policy, type, today }: ChangeRequest): void {
  if (policy.cancelled || !move(readStatus(contact.quote_status), { type: 'policy.cancelled' }).ok) {
    const when = policy.cancelled ? ` on ${todayIn(policy.cancelled)}` : ''
    throw new Problem(409, `This policy was canceled${when}. It can no longer be changed.`)
  }
  const begins = firstDayOf(policy)
  if (hasBegun({ begins, today })) {
    throw new Problem(
      409,
      type === 'cancel'
        ? `Coverage began on ${begins}: it can no longer be canceled, and nothing is refunded.`
        : `Coverage began on ${begins}. It can no longer be changed. Send us a message if something is wrong.`,
    )
  }
  if (type === 'cancel' && holdsRain(boughtAnswers(policy).coverage_type)) {
    throw new Problem(409, `${rainEarnedRule} Send us a message if something is wrong.`)
  }
  if (type === 'change' && policy.changes >= mostChanges) {
    throw new Problem(
      409,
      `This policy was changed ${mostChanges} times, which is the limit. Send us a message instead.`,
    )
  }
}
