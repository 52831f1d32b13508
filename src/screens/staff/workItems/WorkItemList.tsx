import { useSelector } from '@xstate/react'
import type { WorkItemPage } from '../../../../contract/client'
import { brand } from '../../../../domain/common/brand'
import { countOf } from '../../../../domain/common/formats'
import { listsTasks, type WorkItemsQuery, type WorkItemTab, workItemTabs } from '../../../../machines/calls/workItems'
import { workItemsAddressOf } from '../../../../machines/staff/workItems/workItems.route'
import {
  selectWorkItemListState,
  selectWorkItemsListed,
  selectWorkItemsProblem,
  selectWorkItemsQuery,
  selectWorkItemsUser,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Loading } from '../../../shared/ui/Busy'
import { TimeZoneNote } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { Pager } from '../shared/Pager'
import { countIn, Tabs } from '../shared/Tabs'
import { WorkItemFilters } from './WorkItemFilters'
import { WorkItemTable } from './WorkItemTable'

const tabNames: Readonly<Record<WorkItemTab, string>> = {
  open: 'Open requests',
  answered: 'Answered',
  closed: 'Closed',
  tasks: 'Tasks',
  done: 'Done tasks',
}

const none: Readonly<Record<WorkItemTab, string>> = {
  open: 'No requests are open. Claims, messages about policies, rain insurance requests, approvals and refunds due appear here.',
  answered: 'No request is answered and still open. Close a request once nothing more has to be done.',
  closed: 'No requests are closed.',
  tasks: 'No tasks are open. Add a note with a day to a quote or policy to make one.',
  done: 'No tasks are done.',
}

/** Requests or tasks. The address holds the tab, the search, the filters and the order. */
export function WorkItemList({ workItems }: { workItems: WorkItemsRef }) {
  const state = useSelector(workItems, selectWorkItemListState)
  const query = useSelector(workItems, selectWorkItemsQuery)
  const listed = useSelector(workItems, selectWorkItemsListed)
  const problem = useSelector(workItems, selectWorkItemsProblem)
  const user = useSelector(workItems, selectWorkItemsUser)
  const { search, owner } = query
  const tabs = workItemTabs.map((show) => ({
    name: tabNames[show],
    to: workItemsAddressOf({ show, search, owner, kind: null, sort: null, direction: 'asc', page: 1 }),
    isCurrent: show === query.show,
  }))
  return (
    <>
      <title>{`Requests and tasks | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-3 text-h2">
        Requests and tasks
      </h1>
      <WorkItemFilters query={query} user={user} />
      <Tabs label="List" tabs={tabs} count={state === 'shown' && listed ? countIn(listed.total) : null} />
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? (
        <Failed problem={problem} onRetry={() => workItems.send({ type: 'page.retried' })} />
      ) : (
        listed && <Listed listed={listed} query={query} isOld={state === 'loading'} />
      )}
    </>
  )
}

function Listed({ listed, query, isOld }: { listed: WorkItemPage; query: WorkItemsQuery; isOld: boolean }) {
  return (
    <div aria-busy={isOld}>
      <p role="status" className={listed.total > 0 ? 'sr-only' : 'max-w-(--measure) py-4 text-body'}>
        {isOld ? '' : countInWords(listed.total, query)}
      </p>
      {listed.rows.length > 0 && <WorkItemTable rows={listed.rows} query={query} />}
      {listed.rows.length > 0 && !listsTasks(query.show) && <TimeZoneNote />}
      {listed.total > 0 && <Pager range={listed} to={(page) => workItemsAddressOf({ ...query, page })} />}
    </div>
  )
}

function countInWords(total: number, { show, search, kind, owner }: WorkItemsQuery) {
  if (total > 0) return `${countOf(total)} found.`
  return search || kind || owner ? 'Nothing matches. Clear the search and the filters to see everything.' : none[show]
}
