import type { Db } from '../platform/db/database'
import { type HistoryRow, historyRowOf } from './auditRow'

/** What staff did with a request or a task, newest first. */
export async function historyOfItem({ q }: Db, id: string): Promise<HistoryRow[]> {
  const entries = await q
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'work_item')
    .where('entity_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return entries.map(historyRowOf)
}
