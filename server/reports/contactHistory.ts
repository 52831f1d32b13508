import { type SelectQueryBuilder, sql } from 'kysely'
import type { ContactRow } from '../../contract/client'
import type { Database } from '../platform/db/schema'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { rowColumns, rowOf } from '../quotes/contactDto'
import { type HistoryRow, historyRowOf } from './auditRow'

interface HistoryPage {
  /** the contact of the history */
  readonly contact: ContactRow
  readonly rows: HistoryRow[]
  readonly total: number
  readonly page: number
  readonly size: number
}

/** The history of one contact and its records, newest first. @throws Problem 404 */
export async function historyOf(
  { db }: Pick<Services, 'db'>,
  contactId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<HistoryPage> {
  const contact = await db.q
    .selectFrom('contact')
    .select(rowColumns)
    .select(sql<Date>`least(created, now()) - interval '1 day'`.as('since'))
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (!contact) throw notFound('quote')
  // the months before the contact have none of its rows; the day is for clocks that differ
  const entries = db.q.selectFrom('audit').where('contact_id', '=', contactId).where('at', '>=', contact.since)
  const rows = await entries
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  // most histories have one page, which needs no count
  const isWhole = page === 1 && rows.length < size
  const total = isWhole ? rows.length : await countOf(entries)
  return { contact: rowOf(contact), rows: rows.map(historyRowOf), total, page, size }
}

const countOf = async (entries: SelectQueryBuilder<Database, 'audit', object>) =>
  (await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
