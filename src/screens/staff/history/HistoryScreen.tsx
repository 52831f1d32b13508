import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { historyAddressOf } from '../../../../machines/staff/history/history.route'
import {
  type HistoryRef,
  selectHistory,
  selectHistoryProblem,
  selectHistoryQuery,
  selectHistoryRead,
  selectHistoryState,
} from '../../../../machines/staff/history/history.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { Loading } from '../../../shared/ui/Busy'
import { ContactHeading } from '../shared/ContactHeading'
import { ContactTabs } from '../shared/ContactTabs'
import { HistoryEntries } from '../shared/HistoryEntries'
import { Failed } from '../shared/LoadError'
import { MissingContact } from '../shared/MissingContact'
import { Pager } from '../shared/Pager'
import { StaffPage } from '../shared/StaffPage'

/** The screen at `/admin/<contact id>/history`. */
export function HistoryScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <History staff={staff} />
    </StaffPage>
  )
}

function History({ staff }: { staff: StaffRef }) {
  const history = useSelector(staff, selectHistory)
  return history ? <HistoryPage history={history} /> : null
}

function HistoryPage({ history }: { history: HistoryRef }) {
  const state = useSelector(history, selectHistoryState)
  const query = useSelector(history, selectHistoryQuery)
  const read = useSelector(history, selectHistoryRead)
  const problem = useSelector(history, selectHistoryProblem)
  if (state === 'missing') return <MissingContact />
  const retry = () => history.send({ type: 'page.retried' })
  const waiting: ReactNode = read ? <div className="running" /> : <Loading text="Fetching..." />
  return (
    <>
      {read ? (
        <ContactHeading key={query.id} of={read.contact} here="history" />
      ) : (
        <>
          <h1 className="display pt-4 pb-2 text-h2">History</h1>
          <ContactTabs contactId={query.id} here="history" />
        </>
      )}
      {state === 'loading' && waiting}
      {state === 'failed' && <Failed problem={problem} onRetry={retry} />}
      {state !== 'failed' && read && (
        <div aria-busy={state === 'loading'}>
          <HistoryEntries rows={read.rows} />
          <Pager range={read} to={(page) => historyAddressOf({ ...query, page })} />
        </div>
      )}
    </>
  )
}
