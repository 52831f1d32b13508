import { shallowEqual, useSelector } from '@xstate/react'
import { capital, dollars } from '../../../../domain/common/formats'
import { letterFields } from '../../../../domain/staff/accounting'
import {
  type AccountingRef,
  selectAbout,
  selectAccountingRejections,
  selectFormProblem,
  selectIsLeavingForm,
  selectLetter,
  selectLetterFaults,
  selectSentBefore,
} from '../../../../machines/staff/accounting/accounting.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Modal } from '../../../shared/ui/Modal'
import { Notice } from '../../../shared/ui/Notice'
import { SmallForm } from '../shared/SmallForm'
import { AskToLeave } from '../shared/UnsavedDialog'
import { absoluteAmount, kindWords, named, sentInWords } from './labels'

type Sent = ReturnType<typeof selectSentBefore>

/** A document that goes out by itself needs no second mail, so the button offers no more than a copy. */
function wordsOf(document: string, sent: Sent) {
  if (sent.length === 0) return { title: `Send ${document}`, before: '', submit: 'Send it', leave: 'Cancel' }
  if (sent.some(({ state }) => state === 'sent')) {
    const again = `Send ${document} again`
    return { title: again, before: 'It was sent before', submit: again, leave: 'Cancel' }
  }
  return {
    title: `Send another copy of ${document}`,
    before: `${capital(document)} is being sent`,
    submit: 'Send another copy',
    leave: 'Don’t send a copy',
  }
}

/** One of the specification's five send dialogs, with the contact point's address filled in. */
export function EmailDialog({ accounting }: { accounting: AccountingRef }) {
  const about = useSelector(accounting, selectAbout)
  const answers = useSelector(accounting, selectLetter)
  const faults = useSelector(accounting, selectLetterFaults, shallowEqual)
  const rejections = useSelector(accounting, selectAccountingRejections)
  const problem = useSelector(accounting, selectFormProblem)
  const sent = useSelector(accounting, selectSentBefore, shallowEqual)
  const isLeaving = useSelector(accounting, selectIsLeavingForm)
  if (!about) return null
  const { document } = kindWords[about.kind]
  const words = wordsOf(document, sent)
  const close = () => accounting.send({ type: 'dialog.closed' })
  return (
    <Modal title={words.title} onClose={close}>
      <p>
        {named(about)} for <strong className="font-strong whitespace-nowrap">{dollars(absoluteAmount(about))}</strong>{' '}
        is recorded. It is sent as a PDF, with one message per recipient.
      </p>
      {sent.length > 0 && (
        <Notice tone="attention" title={words.before}>
          <ul>
            {sent.map((mail) => (
              <li key={`${mail.to} ${mail.at}`} className="wrap-anywhere">
                {sentInWords(mail)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <SmallForm
        fields={letterFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit={words.submit}
        leave={words.leave}
        onAnswer={(given) => accounting.send({ type: 'letter.answered', answers: given })}
        onSubmit={() => accounting.send({ type: 'letter.submitted', key: newKey() })}
        onLeave={close}
      />
      {isLeaving && <AskToLeave onLeave={() => accounting.send({ type: 'leaving.confirmed' })} onStay={close} />}
    </Modal>
  )
}
