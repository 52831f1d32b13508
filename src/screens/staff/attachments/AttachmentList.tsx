import { useSelector } from '@xstate/react'
import {
  type AttachmentsRef,
  selectCanDelete,
  selectFilesContactId,
  selectListed,
  selectMarked,
  selectUpload,
} from '../../../../machines/staff/attachments/attachments.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { ContactHeading } from '../shared/ContactHeading'
import { TimeZoneNote } from '../shared/dates'
import { AttachmentTable } from './AttachmentTable'
import { Upload } from './Upload'

/** A contact's files, the actions for the selected ones, and the upload. */
export function AttachmentList({ attachments }: { attachments: AttachmentsRef }) {
  const contactId = useSelector(attachments, selectFilesContactId)
  const listed = useSelector(attachments, selectListed)
  const marked = useSelector(attachments, selectMarked)
  const upload = useSelector(attachments, selectUpload)
  if (!listed) return null
  const { contact, documents, quote_number } = listed
  const mark = (ids: readonly string[]) => attachments.send({ type: 'document.marked', ids })
  return (
    <>
      <ContactHeading of={contact} here="attachments" />
      <Upload attachments={attachments} />
      {documents.length === 0 ? (
        <p role="status" className="max-w-(--measure) py-4 text-body">
          Nothing is attached to {quote_number} yet. Uploaded files, files of claims and documents appear here.
        </p>
      ) : (
        <>
          <SelectionActions attachments={attachments} count={marked.length} isResting={upload === 'none'} />
          <AttachmentTable
            contactId={contactId}
            documents={documents}
            marked={marked}
            // the list cannot change during an upload
            onMark={upload === 'none' ? mark : null}
          />
          <TimeZoneNote />
        </>
      )}
    </>
  )
}

interface ToolsProps {
  readonly attachments: AttachmentsRef
  readonly count: number
  readonly isResting: boolean
}

function SelectionActions({ attachments, count, isResting }: ToolsProps) {
  const canDelete = useSelector(attachments, selectCanDelete)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 pb-2">
      <p role="status" className="text-ink-soft">
        {count === 0 ? 'Mark files to email or delete them.' : `${count} marked.`}
      </p>
      {count > 0 && isResting && (
        <Actions>
          <Button isDense onClick={() => attachments.send({ type: 'letter.begun' })}>
            Email them
          </Button>
          {canDelete ? (
            <Button isDense onClick={() => attachments.send({ type: 'deletion.begun' })}>
              Delete them
            </Button>
          ) : (
            <span className="text-ink-soft">Only files that were uploaded here can be deleted.</span>
          )}
        </Actions>
      )}
    </div>
  )
}
