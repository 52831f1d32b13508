import type { Selectable } from 'kysely'
import { type Answers, blankAnswers } from '../../domain/application'
import { coveredDays } from '../../domain/application/period'
import { type CalendarDate, todayIn } from '../../domain/common/dates'
import type { Db } from '../platform/db/database'
import type { PolicyTable } from '../platform/db/policyTables'
import { notFound } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

export type Policy = Selectable<PolicyTable>

export const policyOf = (db: Db, contactId: string): Promise<Policy | undefined> =>
  db.q.selectFrom('policy').selectAll().where('contact_id', '=', contactId).executeTakeFirst()

/** The day on which a contact's policy was canceled in New York; null without a cancellation. */
export async function canceledOnOf(db: Db, contactId: string): Promise<CalendarDate | null> {
  const policy = await policyOf(db, contactId)
  return policy?.cancelled ? todayIn(policy.cancelled) : null
}

/** The currently insured answers, including the facts of the decision. */
export const boughtAnswers = ({ answers }: Pick<Policy, 'answers'>): Answers => ({ ...blankAnswers, ...answers })

/** The first covered day. @throws for answers without one, which no policy has */
export function firstDayOf(policy: Pick<Policy, 'answers'>): CalendarDate {
  const [first] = coveredDays(boughtAnswers(policy))
  if (first === undefined) throw new Error('a policy without a day')
  return first
}

/**
 * Finds a policy by number, for staff and for callers who hold its link. Everyone else gets a 404, so that they cannot
 * learn whether a number exists.
 * @throws Problem 404
 */
export async function policyFor({ db }: Services, policyNumber: string, caller: Caller): Promise<Policy> {
  const policy = await db.q
    .selectFrom('policy')
    .selectAll()
    .where('policy_number', '=', policyNumber.trim().toUpperCase())
    .executeTakeFirst()
  if (!policy || (caller.kind === 'public' && caller.contactId !== policy.contact_id)) throw notFound('policy')
  return policy
}
