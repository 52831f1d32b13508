import { useSelector } from '@xstate/react'
import type { ContactPage, ContactQuery } from '../../../machines/calls/staff'
import { areUsual, type ColumnName } from '../../../machines/staff/desk.columns'
import { deskAddressOf, isNarrowed } from '../../../machines/staff/desk.place'
import {
  type DeskRef,
  selectColumns,
  selectDeskProblem,
  selectDeskUser,
  selectFilterFaults,
  selectFound,
  selectIsExporting,
  selectIsFilterRefused,
  selectListState,
  selectQuery,
} from '../../../machines/staff/desk.select'
import { Loading } from '../../ui/Busy'
import { Button } from '../../ui/Button'
import { ColumnChoice } from './ColumnChoice'
import { ContactTable } from './ContactTable'
import { countedIn, isMore } from './counted'
import { Failed } from './Failed'
import { FindForm } from './FindForm'
import { ListHead } from './ListHead'
import { Pager } from './Pager'
import { SortChoice } from './SortChoice'
import { statusWord } from './Status'
import { StatusTabs } from './StatusTabs'
import { Zone } from './Zone'

/** Quotes and policies, newest change first. The address holds what is looked for, in which order, and the columns. */
export function List({ desk }: { desk: DeskRef }) {
  const state = useSelector(desk, selectListState)
  const query = useSelector(desk, selectQuery)
  const chosen = useSelector(desk, selectColumns)
  const user = useSelector(desk, selectDeskUser)
  const found = useSelector(desk, selectFound)
  const faults = useSelector(desk, selectFilterFaults)
  const isRefused = useSelector(desk, selectIsFilterRefused)
  const isOld = state === 'loading'
  return (
    <>
      <ListHead desk={desk} />
      <FindForm query={query} chosen={chosen} user={user} owners={found?.owners ?? []} faults={faults} />
      <StatusTabs query={query} chosen={chosen} counts={found && !isOld && state !== 'failed' ? found.counts : null} />
      {isOld && (found ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed'
        ? // what the server finds wrong with a filter stands beside it
          !isRefused && <NotRead desk={desk} />
        : found && <Found desk={desk} found={found} query={query} chosen={chosen} isOld={isOld} />}
    </>
  )
}

function NotRead({ desk }: { desk: DeskRef }) {
  const problem = useSelector(desk, selectDeskProblem)
  return <Failed problem={problem} onRetry={() => desk.send({ type: 'desk.retried' })} />
}

interface FoundProps {
  readonly desk: DeskRef
  readonly found: ContactPage
  readonly query: ContactQuery
  readonly chosen: readonly ColumnName[]
  readonly isOld: boolean
}

function Found({ desk, found, query, chosen, isOld }: FoundProps) {
  const isExporting = useSelector(desk, selectIsExporting)
  const { rows, total } = found
  return (
    <div aria-busy={isOld}>
      <p role="status" className={total > 0 ? 'sr-only' : 'max-w-(--measure) py-4 text-body'}>
        {isOld ? '' : countInWords(total, query)}
      </p>
      {total > 0 && (
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-1">
          <SortChoice query={query} chosen={chosen} />
          <ColumnChoice query={query} chosen={chosen} />
          <Button
            isDense
            waiting={isExporting ? 'Exporting ...' : null}
            onClick={() => desk.send({ type: 'export.requested' })}
          >
            Export
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <div className={areUsual(chosen) ? undefined : 'md:overflow-x-auto'}>
          <ContactTable rows={rows} query={query} chosen={chosen} />
        </div>
      )}
      {total > 0 && <Zone />}
      {total > 0 && (
        <Pager found={found} isMore={isMore(total)} to={(page) => deskAddressOf({ ...query, page }, chosen)} />
      )}
    </div>
  )
}

function countInWords(total: number, query: ContactQuery) {
  const { search, status } = query
  if (total > 0) return `${countedIn(total)} found.`
  const whose = status ? `${statusWord(status).toLowerCase()} quote or policy` : 'quote or policy'
  if (search) return `No ${whose} matches “${search}”. Try a part of a name, a number, an email address or a location.`
  if (isNarrowed(query)) return `No ${whose} is left by these filters. Clear them to see more.`
  return status ? `No ${whose} at present.` : 'No quotes yet. Each appears here as soon as somebody saves one.'
}
