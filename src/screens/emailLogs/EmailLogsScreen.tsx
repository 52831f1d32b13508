import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type EmailLogsRef,
  selectEmailLogs,
  selectIsForwarding,
  selectLogsBusy,
  selectLogsProblem,
  selectLogsView,
} from '../../../machines/emailLogs/emailLogs.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { Busy } from '../../ui/Busy'
import { Failed } from '../staff/Failed'
import { NoSuchContact } from '../staff/NoSuchContact'
import { StaffRoom } from '../staff/StaffRoom'
import { Forward } from './Forward'
import { Logs } from './Logs'

/** The screen at `/admin/<contact id>/email-logs`. */
export function EmailLogsScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <EmailLogs staff={staff} />
    </StaffRoom>
  )
}

function EmailLogs({ staff }: { staff: StaffRef }) {
  const logs = useSelector(staff, selectEmailLogs)
  return logs ? <Room logs={logs} /> : null
}

function Room({ logs }: { logs: EmailLogsRef }) {
  const view = useSelector(logs, selectLogsView)
  const isForwarding = useSelector(logs, selectIsForwarding)
  const busy = useSelector(logs, selectLogsBusy)
  const views: Record<typeof view, ReactNode> = {
    log: <Logs logs={logs} />,
    missing: <NoSuchContact />,
    failed: <NotRead logs={logs} />,
  }
  return (
    <>
      {views[view]}
      {isForwarding && <Forward logs={logs} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function NotRead({ logs }: { logs: EmailLogsRef }) {
  const problem = useSelector(logs, selectLogsProblem)
  return <Failed isPage problem={problem} onRetry={() => logs.send({ type: 'logs.retried' })} />
}
