import type { Selectable } from 'kysely'
import { type Answers, blankAnswers } from '../../domain/application'
import type { CalendarDate } from '../../domain/dates'
import { coveredDays } from '../../domain/period'
import type { Db } from '../db/database'
import type { PolicyTable } from '../db/schema'

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
