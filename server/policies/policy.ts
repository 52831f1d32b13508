import type { Selectable } from 'kysely'
import { type Answers, blankAnswers } from '../../domain/application'
import { coveredDays } from '../../domain/application/period'
import type { CalendarDate } from '../../domain/common/dates'
import type { Db } from '../platform/db/database'
import type { PolicyTable } from '../platform/db/schema'
import { notFound } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

export type Policy = Selectable<PolicyTable>

export const policyOf = (db: Db, contactId: string): Promise<Policy | undefined> =>
  db.q.selectFrom('policy').selectAll().where('contact_id', '=', contactId).executeTakeFirst()

/** The answers as they are insured now; the facts that they were decided with are among them. */
export const boughtAnswers = ({ answers }: Pick<Policy, 'answers'>): Answers => ({ ...blankAnswers, ...answers })

/** The first covered day. @throws for answers without one, which no policy has */
export function firstDayOf(policy: Pick<Policy, 'answers'>): CalendarDate {
  const [first] = coveredDays(boughtAnswers(policy))
  if (first === undefined) throw new Error('a policy without a day')
  return first
}

/**
 * The policy of a number, for staff, and for who holds its link. Whether a number exists is nobody else's to know.
 * @throws a 404
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
