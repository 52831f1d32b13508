import { shallowEqual, useSelector } from '@xstate/react'
import { dollars } from '../../../../domain/common/formats'
import { letterFields } from '../../../../domain/staff/accounting'
import {
  type AccountingRef,
  selectAbout,
  selectAccountingRejections,
  selectFormProblem,
  selectIsLeavingForm,
  selectLetter,
  selectLetterFaults,
} from '../../../../machines/staff/accounting/accounting.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Modal } from '../../../shared/ui/Modal'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'
import { absoluteAmount, kindWords, named } from './labels'

/** One of the specification's five send dialogs, with the contact point's address filled in. */
export function EmailDialog({ accounting }: { accounting: AccountingRef }) {
  const about = useSelector(accounting, selectAbout)
  const answers = useSelector(accounting, selectLetter)
  const faults = useSelector(accounting, selectLetterFaults, shallowEqual)
  const rejections = useSelector(accounting, selectAccountingRejections)
  const problem = useSelector(accounting, selectFormProblem)
  const isLeaving = useSelector(accounting, selectIsLeavingForm)
  if (!about) return null
  const close = () => accounting.send({ type: 'dialog.closed' })
  return (
    <Modal title={kindWords[about.kind].send} onClose={close}>
      <p>
        {named(about)} for <strong className="font-strong whitespace-nowrap">{dollars(absoluteAmount(about))}</strong>{' '}
        is recorded. It is sent as a PDF, with one message per recipient.
      </p>
      <SmallForm
        fields={letterFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Send it"
        leave="Cancel"
        onAnswer={(given) => accounting.send({ type: 'letter.answered', answers: given })}
        onSubmit={() => accounting.send({ type: 'letter.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => accounting.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
