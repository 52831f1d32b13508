import { type SqlBool, sql } from 'kysely'
import type { CalendarDate } from '../../domain/dates'
import type { Db } from '../db/database'
import { dateOf } from '../db/days'
import type { Contact } from '../payments/rows'

const mostFound = 50

interface Sought {
  readonly email: string
  /** the event's first */
  readonly day: CalendarDate
}

/** What somebody holds for a day: the quotes whose contact point, or who is told of their review, is this address. */
export const quotesOf = ({ q }: Db, { email, day }: Sought): Promise<Contact[]> =>
  q
    .selectFrom('contact')
    .selectAll()
    .where('event_day', '=', dateOf(day))
    .where(sql<SqlBool>`${email.toLowerCase()} in (lower(${contactPoint}), lower(review ->> 'email'))`)
    .orderBy('edited', 'desc')
    .orderBy('id')
    .limit(mostFound)
    .execute()

/** The producer where one acts for the insured (specification section 6). */
const contactPoint = sql<string>`case when answers ->> 'insurance_producer' = 'True'
  then answers ->> 'producer_email' else answers ->> 'insured_email' end`
