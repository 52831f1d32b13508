import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type EmailLogsRef,
  selectEmailLogs,
  selectIsForwarding,
  selectLogsBusy,
  selectLogsProblem,
  selectLogsView,
} from '../../../../machines/staff/mail/contactMail.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { Busy } from '../../../shared/ui/Busy'
import { Failed } from '../shared/LoadError'
import { MissingContact } from '../shared/MissingContact'
import { StaffPage } from '../shared/StaffPage'
import { ContactMail } from './ContactMail'
import { ForwardDialog } from './ForwardDialog'

/** The screen at `/admin/<contact id>/email-logs`. */
export function ContactMailScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <EmailLogs staff={staff} />
    </StaffPage>
  )
}

function EmailLogs({ staff }: { staff: StaffRef }) {
  const logs = useSelector(staff, selectEmailLogs)
  return logs ? <ContactMailPage logs={logs} /> : null
}

function ContactMailPage({ logs }: { logs: EmailLogsRef }) {
  const view = useSelector(logs, selectLogsView)
  const isForwarding = useSelector(logs, selectIsForwarding)
  const busy = useSelector(logs, selectLogsBusy)
  const views: Record<typeof view, ReactNode> = {
    log: <ContactMail logs={logs} />,
    missing: <MissingContact />,
    failed: <LoadFailed logs={logs} />,
  }
  return (
    <>
      {views[view]}
      {isForwarding && <ForwardDialog logs={logs} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function LoadFailed({ logs }: { logs: EmailLogsRef }) {
  const problem = useSelector(logs, selectLogsProblem)
  return <Failed isPage problem={problem} onRetry={() => logs.send({ type: 'page.retried' })} />
}
