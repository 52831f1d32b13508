import type { WorkItemPage } from '../../contract/client'
import type { CalendarDate } from '../../domain/common/dates'
import { requestKinds, type WorkItemKind, type WorkItemState } from '../../domain/staff/workItems'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
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

/** One page of requests or tasks, with the counts of all that wait. @param today in New York */
export async function searchWorkItems(db: Db, query: WorkItemQuery, today: CalendarDate): Promise<WorkItemPage> {
  const { list = 'requests', page = 1, size = 50, direction = 'asc' } = query
  const { sort = list === 'tasks' ? 'due' : 'created' } = query
  const matches = matching(db, query)
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
  return { rows, total: Number(total), page, size, pending: await pendingIn(db, today) }
}

const kindsOf = (list: WorkItemQuery['list']): readonly WorkItemKind[] => (list === 'tasks' ? ['task'] : requestKinds)

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
          const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
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
async function pendingIn(db: Db, today: CalendarDate): Promise<WorkItemPage['pending']> {
  const { requests, tasks } = await db.q
    .selectFrom('work_item')
    .where('state', '=', 'open')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('kind', 'in', requestKinds).as('requests'),
      fn.countAll<number>().filterWhere('kind', '=', 'task').filterWhere('due', '<=', dateOf(today)).as('tasks'),
    ])
    .executeTakeFirstOrThrow()
  return { requests: Number(requests), tasks: Number(tasks) }
}
