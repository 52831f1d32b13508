import { shallowEqual, useSelector } from '@xstate/react'
import { letterFields } from '../../../domain/accounting'
import { dollars } from '../../../domain/formats'
import {
  type AccountingRef,
  selectAbout,
  selectAccountingRejections,
  selectFormProblem,
  selectIsLeavingForm,
  selectLetter,
  selectLetterFaults,
} from '../../../machines/accounting/accounting.select'
import { newKey } from '../../app/newKey'
import { Modal } from '../../dialogs/Modal'
import { AskToLeave } from '../staff/AskToLeave'
import { SmallForm } from './SmallForm'
import { kindWords, named, worthOf } from './words'

/** One of the specification's five send dialogs, with the contact point's address in it. */
export function LetterDialog({ accounting }: { accounting: AccountingRef }) {
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
        {named(about)} over <strong className="font-strong whitespace-nowrap">{dollars(worthOf(about))}</strong> is in
        the books. It goes as a PDF, one message a recipient.
      </p>
      <SmallForm
        fields={letterFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Send it"
        leave="Do not send it"
        onAnswer={(given) => accounting.send({ type: 'letter.answered', answers: given })}
        onSubmit={() => accounting.send({ type: 'letter.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => accounting.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
