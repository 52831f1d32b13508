import { listedKinds } from '../../../domain/staff/workItems'
import { type WorkItemsQuery, workItemTabs } from '../../calls/workItems'
import { oneOf, page, searchParams, text } from '../shell/searchParams'

/** The list, or one request or task, by the address. */
export interface WorkItemsRoute {
  readonly query: WorkItemsQuery
  /** of the item; null: the list */
  readonly itemId: string | null
}

const path = '/admin/requests'

/** `/admin/requests?show=…&search=…`, or `/admin/requests/<id>` with the list to return to. */
const search = searchParams({
  show: oneOf(workItemTabs, 'open'),
  search: text(),
  kind: oneOf(listedKinds, null),
  owner: text(),
  sort: oneOf(['created', 'due', 'kind', 'owner'], null),
  direction: oneOf(['asc', 'desc'], 'asc'),
  page,
})

export const workItemsRouteIn = (address: string): WorkItemsRoute => ({
  query: search.read(address),
  itemId: (address.split('?')[0] ?? '').split('/')[3] || null,
})

export const workItemsAddressOf = (query: WorkItemsQuery, itemId: string | null = null): string =>
  search.write(itemId === null ? path : `${path}/${itemId}`, query)

/** A request or a task, from a page other than its list. */
export const workItemAddressOf = (itemId: string): string => `${path}/${itemId}`
