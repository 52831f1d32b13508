import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { historyAddressOf } from '../../../machines/history/history.place'
import {
  type HistoryRef,
  selectHistory,
  selectHistoryProblem,
  selectHistoryQuery,
  selectHistoryRead,
  selectHistoryState,
} from '../../../machines/history/history.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { Loading } from '../../ui/Busy'
import { ContactHead } from '../staff/ContactHead'
import { ContactTabs } from '../staff/ContactTabs'
import { Failed } from '../staff/Failed'
import { NoSuchContact } from '../staff/NoSuchContact'
import { Pager } from '../staff/Pager'
import { StaffRoom } from '../staff/StaffRoom'
import { Entries } from './Entries'

/** The screen at `/admin/<contact id>/history`. */
export function HistoryScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <History staff={staff} />
    </StaffRoom>
  )
}

function History({ staff }: { staff: StaffRef }) {
  const history = useSelector(staff, selectHistory)
  return history ? <Room history={history} /> : null
}

function Room({ history }: { history: HistoryRef }) {
  const state = useSelector(history, selectHistoryState)
  const query = useSelector(history, selectHistoryQuery)
  const read = useSelector(history, selectHistoryRead)
  const problem = useSelector(history, selectHistoryProblem)
  if (state === 'missing') return <NoSuchContact />
  const retry = () => history.send({ type: 'history.retried' })
  const waiting: ReactNode = read ? <div className="running" /> : <Loading text="Fetching..." />
  return (
    <>
      {read ? (
        <ContactHead key={query.id} of={read.contact} here="history" />
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
          <Entries rows={read.rows} />
          <Pager found={read} to={(page) => historyAddressOf({ ...query, page })} />
        </div>
      )}
    </>
  )
}
