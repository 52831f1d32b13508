import { sql } from 'kysely'
import type { StaffUser, WorkItemPage } from '../../contract/client'
import type { CalendarDate } from '../../domain/common/dates'
import { may } from '../../domain/staff/permissions'
import { approvalKinds, approvalPermissions } from '../../domain/staff/secondPerson'
import { listedKinds, type WorkItemKind, type WorkItemState } from '../../domain/staff/workItems'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import { containing } from '../platform/db/patterns'
import { itemColumns, itemRow, itemsWithContact } from './workItem'

export interface WorkItemQuery {
  readonly list?: 'requests' | 'tasks'
  readonly search?: string
  readonly kind?: Exclude<WorkItemKind, 'task'>
  readonly state?: WorkItemState
  /** an email address, or `none` */
  readonly owner?: string
  readonly sort?: 'created' | 'due' | 'kind' | 'owner' | 'state'
  readonly direction?: 'asc' | 'desc'
  readonly page?: number
  readonly size?: number
}

interface Reader {
  /** in New York */
  readonly today: CalendarDate
  readonly user: StaffUser
}

/** One page of requests or tasks, with the counts of all that wait. */
export async function searchWorkItems(db: Db, query: WorkItemQuery, reader: Reader): Promise<WorkItemPage> {
  const { today } = reader
  const { list = 'requests', page = 1, size = 50, direction = 'asc' } = query
  const { sort = list === 'tasks' ? 'due' : 'created' } = query
  const matches = matching(db, query).where(isShown(reader))
  const { total } = await matches.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await matches
    .select(itemColumns)
    .orderBy(`work_item.${sort}`, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('work_item.created')
    .orderBy('work_item.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const rows = items.map((item) => itemRow(item, today))
  return { rows, total: Number(total), page, size, pending: await pendingIn(db, reader) }
}

const kindsOf = (list: WorkItemQuery['list']): readonly WorkItemKind[] => (list === 'tasks' ? ['task'] : listedKinds)

/** An approval is for its requester, and for those who may approve it. */
const isShown = ({ user }: Reader) =>
  sql<boolean>`(${mayRead(user)} and (${ref('kind')} <> 'approval' or exists (
    select 1 from approval_request as request
     where request.id = ${ref('id')} and (request.requested_by = ${user.id} or ${mayApprove(user)})
  )))`

/** An approval waits for those who may approve it, and not for its requester. */
const waitsFor = ({ user }: Reader) =>
  sql<boolean>`(${mayRead(user)} and (${ref('kind')} <> 'approval' or exists (
    select 1 from approval_request as request
     where request.id = ${ref('id')} and request.requested_by <> ${user.id} and ${mayApprove(user)}
  )))`

/** Names to review are for those who decide on them, and refunds for those who make them. */
const mayRead = (user: StaffUser) => sql`((${ref('kind')} <> 'screening' or ${sql.lit(may(user, 'screening.decide'))})
  and (${ref('kind')} <> 'refund' or ${sql.lit(may(user, 'money.enter'))}))`

const ref = (column: 'id' | 'kind') => sql.ref(`work_item.${column}`)

const mayApprove = (user: StaffUser) =>
  sql`request.kind = any(${approvalKinds.filter((kind) => may(user, approvalPermissions[kind]))})`

/** Every word of the search has to match. */
function matching(db: Db, { list, search = '', kind, state, owner }: WorkItemQuery) {
  const words = search.split(/\s+/).filter(Boolean)
  return itemsWithContact(db)
    .where('work_item.kind', 'in', kind ? [kind] : kindsOf(list))
    .$if(state !== undefined, (items) => items.where('work_item.state', '=', state!))
    .$if(owner === 'none', (items) => items.where('work_item.owner', 'is', null))
    .$if(owner !== undefined && owner !== 'none', (items) =>
      items.where('work_item.owner', '=', owner!.trim().toLowerCase()),
    )
    .where((e) =>
      e.and(
        words.map((word) => {
          const pattern = containing(word)
          return e.or([
            e('work_item.subject', 'ilike', pattern),
            e('work_item.name', 'ilike', pattern),
            e('work_item.email', 'ilike', pattern),
            e('contact.search', 'ilike', pattern),
          ])
        }),
      ),
    )
}

/** Open requests, and open tasks whose day has come. */
async function pendingIn(db: Db, reader: Reader): Promise<WorkItemPage['pending']> {
  const { today } = reader
  const { requests, tasks } = await db.q
    .selectFrom('work_item')
    .where('state', '=', 'open')
    .where(waitsFor(reader))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('kind', 'in', listedKinds).as('requests'),
      fn.countAll<number>().filterWhere('kind', '=', 'task').filterWhere('due', '<=', dateOf(today)).as('tasks'),
    ])
    .executeTakeFirstOrThrow()
  return { requests: Number(requests), tasks: Number(tasks) }
}
