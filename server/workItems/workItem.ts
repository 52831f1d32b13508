import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { WorkItemRow } from '../../contract/client'
import type { CalendarDate } from '../../domain/common/dates'
import type { WorkItemState } from '../../domain/staff/workItems'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { calendarDateOf, dateOf } from '../platform/db/dates'
import type { WorkItemTable } from '../platform/db/staffTables'

export type WorkItem = Selectable<WorkItemTable>

type NewWorkItem = Pick<WorkItem, 'id' | 'kind' | 'contact_id' | 'subject' | 'name' | 'email'> & {
  /** the day and the owner of a task */
  readonly due?: CalendarDate
  readonly owner?: string
  readonly at: Date
}

/** Adds an open item, in the transaction that stores what it is about. */
export async function addWorkItem(db: Db, { at, due, ...item }: NewWorkItem): Promise<void> {
  await db.q
    .insertInto('work_item')
    .values({ ...item, ...(due && { due: dateOf(due) }), created: at, edited: at })
    .execute()
}

interface NewTask {
  readonly contactId: string
  readonly subject: string
  readonly due: CalendarDate
  /** email address of the member of staff who adds it, and owns it */
  readonly owner: string
  readonly at: Date
}

/** Adds a task about a contact for its author (decision 72). @returns its id */
export async function addTask(db: Db, { contactId, subject, due, owner, at }: NewTask): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await addWorkItem(db, { id, kind: 'task', contact_id: contactId, subject, name: null, email: null, due, owner, at })
  await audit(db, {
    actor: owner,
    entity: 'work_item',
    entityId: id,
    contactId,
    action: 'task.added',
    after: { subject, due: dateOf(due), owner },
  })
  return id
}

/** Items with the number and the insured of their contact. */
export const itemsWithContact = (db: Db) =>
  db.q.selectFrom('work_item').leftJoin('contact', 'contact.id', 'work_item.contact_id')

export const itemColumns = [
  'work_item.id',
  'work_item.kind',
  'work_item.contact_id',
  'work_item.subject',
  'work_item.name',
  'work_item.email',
  'work_item.due',
  'work_item.state',
  'work_item.owner',
  'work_item.version',
  'work_item.created',
  'contact.quote_number',
  'contact.policy_number',
  'contact.insured_name',
] as const

type Listed = Omit<WorkItem, 'edited'> & {
  readonly quote_number: string | null
  readonly policy_number: string | null
  readonly insured_name: string | null
}

/** @param today in New York */
export function itemRow(
  { quote_number, policy_number, created, due, ...item }: Listed,
  today: CalendarDate,
): WorkItemRow {
  return {
    ...item,
    contact_number: policy_number ?? quote_number,
    due: due && calendarDateOf(due),
    is_overdue: isOverdue({ due, state: item.state }, today),
    created: created.toISOString(),
  }
}

const isOverdue = ({ due, state }: { due: string | null; state: WorkItemState }, today: CalendarDate) =>
  due !== null && state === 'open' && due < dateOf(today)

/** The requests and tasks of a contact that are not closed: tasks by their day, then requests by their age. */
export async function openItemsOf(db: Db, contactId: string, today: CalendarDate): Promise<WorkItemRow[]> {
  const items = await itemsWithContact(db)
    .select(itemColumns)
    .where('work_item.contact_id', '=', contactId)
    .where('work_item.state', '!=', 'closed')
    // a request has no day, and PostgreSQL sorts null last
    .orderBy('work_item.due')
    .orderBy('work_item.created')
    .orderBy('work_item.id')
    .execute()
  return items.map((item) => itemRow(item, today))
}
