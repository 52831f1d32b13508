import { shallowEqual, useSelector } from '@xstate/react'
import { sendingFields } from '../../../../domain/policy/forms'
import {
  type EmailLogsRef,
  selectForwarded,
  selectForwardRejections,
  selectForwardWords,
  selectForwardWrong,
  selectIsLeavingForward,
  selectLogsProblem,
} from '../../../../machines/staff/mail/contactMail.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Modal } from '../../../shared/ui/Modal'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'

/** Forwards an email to the given addresses. */
export function ForwardDialog({ logs }: { logs: EmailLogsRef }) {
  const row = useSelector(logs, selectForwarded)
  const answers = useSelector(logs, selectForwardWords)
  const faults = useSelector(logs, selectForwardWrong, shallowEqual)
  const rejections = useSelector(logs, selectForwardRejections)
  const problem = useSelector(logs, selectLogsProblem)
  const isLeaving = useSelector(logs, selectIsLeavingForward)
  if (!row) return null
  const close = () => logs.send({ type: 'dialog.closed' })
  return (
    <Modal title="Forward this email" onClose={close}>
      <p className="font-strong [overflow-wrap:anywhere]">{row.subject}</p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        It was sent to {row.recipient}. It is forwarded unchanged, with its attachments, under your name.
      </p>
      <SmallForm
        fields={sendingFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Forward"
        leave="Cancel"
        onAnswer={(given) => logs.send({ type: 'letter.answered', answers: given })}
        onSubmit={() => logs.send({ type: 'letter.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => logs.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
