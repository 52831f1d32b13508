import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type AttachmentsRef,
  selectAttachments,
  selectFilesBusy,
  selectFilesDialog,
  selectFilesProblem,
  selectFilesView,
} from '../../../../machines/staff/attachments/attachments.select'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { Busy } from '../../../shared/ui/Busy'
import { Failed } from '../shared/LoadError'
import { MissingContact } from '../shared/MissingContact'
import { StaffPage } from '../shared/StaffPage'
import { AttachmentList } from './AttachmentList'
import { DeleteDialog } from './DeleteDialog'
import { EmailDialog } from './EmailDialog'

/** The screen at `/admin/<contact id>/attachments`. */
export function AttachmentsScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Attachments staff={staff} />
    </StaffPage>
  )
}

function Attachments({ staff }: { staff: StaffRef }) {
  const attachments = useSelector(staff, selectAttachments)
  return attachments ? <AttachmentsPage attachments={attachments} /> : null
}

function AttachmentsPage({ attachments }: { attachments: AttachmentsRef }) {
  const view = useSelector(attachments, selectFilesView)
  const dialog = useSelector(attachments, selectFilesDialog)
  const busy = useSelector(attachments, selectFilesBusy)
  const views: Record<typeof view, ReactNode> = {
    opening: null,
    files: <AttachmentList attachments={attachments} />,
    missing: <MissingContact />,
    failed: <LoadFailed attachments={attachments} />,
  }
  return (
    <>
      {views[view]}
      {dialog === 'confirming' && <DeleteDialog attachments={attachments} />}
      {dialog === 'writing' && <EmailDialog attachments={attachments} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function LoadFailed({ attachments }: { attachments: AttachmentsRef }) {
  const problem = useSelector(attachments, selectFilesProblem)
  return <Failed isPage problem={problem} onRetry={() => attachments.send({ type: 'page.retried' })} />
}
