import type { Selectable } from 'kysely'
import { type Answers, blankAnswers } from '../../domain/application'
import type { Db } from '../db/database'
import type { PolicyTable } from '../db/schema'

export type Policy = Selectable<PolicyTable>

export const policyOf = (db: Db, contactId: string): Promise<Policy | undefined> =>
  db.q.selectFrom('policy').selectAll().where('contact_id', '=', contactId).executeTakeFirst()

/** The answers as they were bought; the facts that they were decided with are among them. */
export const boughtAnswers = ({ answers }: Pick<Policy, 'answers'>): Answers => ({ ...blankAnswers, ...answers })
