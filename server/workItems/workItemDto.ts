import type { WorkItem as WireItem } from '../../contract/client'
import type { Db } from '../platform/db/database'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { activeAccounts } from './owner'
import { submittedOf } from './submitted'
import { itemColumns, itemRow, itemsWithContact } from './workItem'

/** One item with all that staff need to work on it, without its history. @throws Problem 404 */
export async function itemDto({ db, today }: Services, id: string): Promise<Omit<WireItem, 'history'>> {
  const item = await itemsWithContact(db)
    .select([...itemColumns, 'work_item.edited'])
    .where('work_item.id', '=', id)
    .executeTakeFirst()
  if (!item) throw notFound('request')
  const { facts, text, files } = await submittedOf(db, item)
  return {
    row: itemRow(item, today()),
    facts: facts.flatMap(([label, value]) => (value ? [{ label, text: value }] : [])),
    text,
    // an id as server/attachments builds it for a file of a claim
    files: files.map(({ name, bytes }, index) => ({ id: `claim-${id}-${index}`, name, bytes })),
    answers: await answersOf(db, id),
    owners: await activeAccounts(db),
  }
}

async function answersOf({ q }: Db, id: string): Promise<WireItem['answers']> {
  const answers = await q.selectFrom('work_item_answer').selectAll().where('item_id', '=', id).orderBy('id').execute()
  return answers.map(({ id: number, at, name, recipient, message }) => ({
    number: Number(number),
    at: at.toISOString(),
    name,
    recipient,
    message,
  }))
}
