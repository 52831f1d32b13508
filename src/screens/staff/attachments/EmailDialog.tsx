import { shallowEqual, useSelector } from '@xstate/react'
import { several, shortFileName } from '../../../../domain/common/formats'
import { sendingFields } from '../../../../domain/policy/forms'
import {
  type AttachmentsRef,
  selectFilesProblem,
  selectFilesRejections,
  selectIsLeavingLetter,
  selectLetterWords,
  selectLetterWrong,
  selectMarkedDocuments,
} from '../../../../machines/staff/attachments/attachments.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Modal } from '../../../shared/ui/Modal'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'

/** Emails the selected files to the given addresses. */
export function EmailDialog({ attachments }: { attachments: AttachmentsRef }) {
  const documents = useSelector(attachments, selectMarkedDocuments, shallowEqual)
  const answers = useSelector(attachments, selectLetterWords)
  const faults = useSelector(attachments, selectLetterWrong, shallowEqual)
  const rejections = useSelector(attachments, selectFilesRejections)
  const problem = useSelector(attachments, selectFilesProblem)
  const isLeaving = useSelector(attachments, selectIsLeavingLetter)
  const close = () => attachments.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Email ${several(documents.length, 'file')}`} onClose={close}>
      <ul id="documents" tabIndex={-1} className="list-disc pl-3 [overflow-wrap:anywhere]">
        {documents.map(({ id, name }) => (
          <li key={id}>{shortFileName(name)}</li>
        ))}
      </ul>
      <SmallForm
        fields={sendingFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Send"
        leave="Cancel"
        onAnswer={(given) => attachments.send({ type: 'letter.answered', answers: given })}
        onSubmit={() => attachments.send({ type: 'letter.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => attachments.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
