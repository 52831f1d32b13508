import { shallowEqual, useSelector } from '@xstate/react'
import { several, shortFileName } from '../../../../domain/common/formats'
import {
  type AttachmentsRef,
  selectFilesProblem,
  selectMarkedDocuments,
} from '../../../../machines/staff/attachments/attachments.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { FormProblem } from '../shared/SmallForm'

/** Confirms the deletion, with the files' names. */
export function DeleteDialog({ attachments }: { attachments: AttachmentsRef }) {
  const documents = useSelector(attachments, selectMarkedDocuments, shallowEqual)
  const problem = useSelector(attachments, selectFilesProblem)
  const close = () => attachments.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Delete ${several(documents.length, 'file')}?`} onClose={close}>
      <ul className="list-disc pl-3 [overflow-wrap:anywhere]">
        {documents.map(({ id, name }) => (
          <li key={id}>{shortFileName(name)}</li>
        ))}
      </ul>
      <p className="text-ink-soft">This cannot be undone. The history keeps the file names and your name.</p>
      <FormProblem problem={problem} />
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => attachments.send({ type: 'deletion.confirmed' })}>
          Delete
        </Button>
        <LinkButton onClick={close}>Keep them</LinkButton>
      </Actions>
    </Modal>
  )
}
