import type { Selectable } from 'kysely'
import type { Answers } from '../../domain/application'
import type { Db } from '../db/database'
import type { PolicyTable } from '../db/schema'
import { wholeAnswers } from '../quotes/answers'

export type Policy = Selectable<PolicyTable>

export const policyOf = (db: Db, contactId: string): Promise<Policy | undefined> =>
  db.q.selectFrom('policy').selectAll().where('contact_id', '=', contactId).executeTakeFirst()

/** The answers as they were bought. */
export const boughtAnswers = ({ answers }: Policy): Answers => wholeAnswers(answers)
