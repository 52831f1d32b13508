import { useSelector } from '@xstate/react'
import {
  type MailboxRef,
  selectMailbox,
  selectMailboxBusy,
  selectMailboxView,
} from '../../../../machines/staff/mail/mailbox.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { Busy } from '../../../shared/ui/Busy'
import { StaffPage } from '../shared/StaffPage'
import { MailList } from './MailList'
import { MailMessage } from './MailMessage'

/** The screen at `/admin/mailbox`. */
export function MailboxScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Mailbox staff={staff} />
    </StaffPage>
  )
}

function Mailbox({ staff }: { staff: StaffRef }) {
  const mailbox = useSelector(staff, selectMailbox)
  return mailbox ? <MailboxPage mailbox={mailbox} /> : null
}

function MailboxPage({ mailbox }: { mailbox: MailboxRef }) {
  const view = useSelector(mailbox, selectMailboxView)
  const busy = useSelector(mailbox, selectMailboxBusy)
  return (
    <>
      {view === 'list' ? <MailList mailbox={mailbox} /> : <MailMessage mailbox={mailbox} />}
      {busy && <Busy text={busy} />}
    </>
  )
}
