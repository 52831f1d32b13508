import { hasBegun } from '../../../domain/cancelling'
import { type CalendarDate, todayIn } from '../../../domain/dates'
import { mostChanges } from '../../../domain/policyChange'
import { move, readStatus } from '../../../machines/lifecycle/lifecycle.move'
import type { Contact } from '../../payments/rows'
import { Problem } from '../../problem'
import { firstDayOf, type Policy } from '../rows'
import type { Wanted } from './wanted'

interface Asked {
  readonly contact: Pick<Contact, 'quote_status'>
  readonly policy: Policy
  readonly type: Wanted['type']
  readonly today: CalendarDate
}

/** @throws a 409 for a policy that is cancelled or has begun, and for the eleventh change (decision 39) */
export function assertOpen({ contact, policy, type, today }: Asked): void {
  if (policy.cancelled || !move(readStatus(contact.quote_status), { type: 'policy.cancelled' }).ok) {
    const when = policy.cancelled ? ` on ${todayIn(policy.cancelled)}` : ''
    throw new Problem(409, `This policy was cancelled${when}: nothing of it can be changed any more.`)
  }
  const begins = firstDayOf(policy)
  if (hasBegun({ begins, today })) {
    throw new Problem(
      409,
      type === 'cancel'
        ? `The cover began on ${begins}: it cannot be cancelled any more, and nothing comes back.`
        : `The cover began on ${begins}: nothing of it can be changed any more. Send us a message if something is wrong.`,
    )
  }
  if (type === 'change' && policy.changes >= mostChanges) {
    throw new Problem(
      409,
      `This policy was changed ${mostChanges} times, which is the most. Send us a message instead.`,
    )
  }
}
