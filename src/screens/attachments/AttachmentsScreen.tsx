import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type AttachmentsRef,
  selectAttachments,
  selectFilesBusy,
  selectFilesDialog,
  selectFilesProblem,
  selectFilesView,
} from '../../../machines/attachments/attachments.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { Busy } from '../../ui/Busy'
import { Failed } from '../staff/Failed'
import { NoSuchContact } from '../staff/NoSuchContact'
import { StaffRoom } from '../staff/StaffRoom'
import { AskToDelete } from './AskToDelete'
import { Files } from './Files'
import { SendFiles } from './SendFiles'

/** The screen at `/admin/<contact id>/attachments`. */
export function AttachmentsScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Attachments staff={staff} />
    </StaffRoom>
  )
}

function Attachments({ staff }: { staff: StaffRef }) {
  const attachments = useSelector(staff, selectAttachments)
  return attachments ? <Room attachments={attachments} /> : null
}

function Room({ attachments }: { attachments: AttachmentsRef }) {
  const view = useSelector(attachments, selectFilesView)
  const dialog = useSelector(attachments, selectFilesDialog)
  const busy = useSelector(attachments, selectFilesBusy)
  const views: Record<typeof view, ReactNode> = {
    opening: null,
    files: <Files attachments={attachments} />,
    missing: <NoSuchContact />,
    failed: <NotRead attachments={attachments} />,
  }
  return (
    <>
      {views[view]}
      {dialog === 'confirming' && <AskToDelete attachments={attachments} />}
      {dialog === 'writing' && <SendFiles attachments={attachments} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function NotRead({ attachments }: { attachments: AttachmentsRef }) {
  const problem = useSelector(attachments, selectFilesProblem)
  return <Failed isPage problem={problem} onRetry={() => attachments.send({ type: 'attachments.retried' })} />
}
