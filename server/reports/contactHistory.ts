import type { ContactRow } from '../../contract/client'
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
  const contact = await db.q.selectFrom('contact').select(rowColumns).where('id', '=', contactId).executeTakeFirst()
  if (!contact) throw notFound('quote')
  const entries = db.q.selectFrom('audit').where('contact_id', '=', contactId)
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await entries
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { contact: rowOf(contact), rows: rows.map(historyRowOf), total: Number(total), page, size }
}
