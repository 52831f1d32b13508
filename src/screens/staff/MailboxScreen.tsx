import { useSelector } from '@xstate/react'
import {
  type MailboxRef,
  selectMailbox,
  selectMailboxBusy,
  selectMailboxView,
} from '../../../machines/mailbox/mailbox.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { Busy } from '../../ui/Busy'
import { MailList } from './MailList'
import { MailMessage } from './MailMessage'
import { StaffRoom } from './StaffRoom'

/** The screen at `/admin/mailbox`. */
export function MailboxScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Mailbox staff={staff} />
    </StaffRoom>
  )
}

function Mailbox({ staff }: { staff: StaffRef }) {
  const mailbox = useSelector(staff, selectMailbox)
  return mailbox ? <Room mailbox={mailbox} /> : null
}

function Room({ mailbox }: { mailbox: MailboxRef }) {
  const view = useSelector(mailbox, selectMailboxView)
  const busy = useSelector(mailbox, selectMailboxBusy)
  return (
    <>
      {view === 'list' ? <MailList mailbox={mailbox} /> : <MailMessage mailbox={mailbox} />}
      {busy && <Busy text={busy} />}
    </>
  )
}
