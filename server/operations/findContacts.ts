import { type Expression, type SqlBool, sql } from 'kysely'
import type { Operation } from '../handler'
import { rowOf } from '../quotes/wire'

/**
 * `GET /admin/contacts`: the staff's list, newest first; of the referred ones first those that were submitted for review,
 * the longest waiting before all others. Every word of the search must be found, in any order.
 */
export const findContacts: Operation<'findContacts'> =
  ({ db }) =>
  async ({ query }) => {
    const { search = '', status, page = 1, size = 50 } = query
    const words = search.toLowerCase().split(/\s+/).filter(Boolean).map(pattern)
    const found = db.q
      .selectFrom('contact')
      .where((e) => e.and(words.map((word): Expression<SqlBool> => e('search', 'like', word))))
      .$if(status !== undefined, (q) => q.where('quote_status', '=', status!))
    const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .$if(status === 'referred', (q) => q.orderBy(submitted, (o) => o.asc().nullsLast()))
      .orderBy('edited', 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return { status: 200, body: { rows: rows.map(rowOf), total, page, size } }
  }

/** ISO instants, which are in order as texts */
const submitted = sql<string | null>`(review ->> 'submitted') collate "C"`

/** What is typed is looked for as it is. */
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
