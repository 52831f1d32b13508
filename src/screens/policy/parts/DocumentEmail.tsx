import { shallowEqual, useSelector } from '@xstate/react'
import type { PolicyDocument } from '../../../../contract/client'
import { sendingFields } from '../../../../domain/policy/forms'
import {
  type SendingRef,
  selectSendingAnswers,
  selectSendingBusy,
  selectSendingFaults,
  selectSendingProblem,
  selectSendingRejections,
} from '../../../../machines/customer/policy/documentEmail.select'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { StandaloneForm } from '../../../shared/fields/form/StandaloneForm'
import { Busy } from '../../../shared/ui/Busy'
import { Task } from '../../../shared/ui/TaskPage'

interface Props {
  readonly sending: SendingRef
  readonly documents: readonly PolicyDocument[]
}

/** Emails documents to others, such as the venue. */
export function DocumentEmail({ sending, documents }: Props) {
  const { documents: chosen, ...answers } = useSelector(sending, selectSendingAnswers)
  const faults = useSelector(sending, selectSendingFaults, shallowEqual)
  const rejections = useSelector(sending, selectSendingRejections)
  const problem = useSelector(sending, selectSendingProblem)
  const busy = useSelector(sending, selectSendingBusy)
  return (
    <Task title="Send documents to others" intro={<p>We email them from our address, with your policy’s number.</p>}>
      <StandaloneForm
        fields={sendingFields}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={problem}
        submit="Send the documents"
        onAnswer={(given) => sending.send({ type: 'form.answered', answers: given })}
        onSubmit={() => sending.send({ type: 'form.submitted' })}
        onLeave={() => sending.send({ type: 'sending.left' })}
        before={
          <Choice
            documents={documents}
            chosen={chosen}
            fault={faults['documents']}
            onChoose={(urls) => sending.send({ type: 'documents.chosen', documents: urls })}
          />
        }
      />
      {busy && <Busy text={busy} />}
    </Task>
  )
}

interface ChoiceProps {
  readonly documents: readonly PolicyDocument[]
  readonly chosen: readonly string[]
  readonly fault: string | undefined
  readonly onChoose: (urls: readonly string[]) => void
}

function Choice({ documents, chosen, fault, onChoose }: ChoiceProps) {
  return (
    <fieldset
      aria-labelledby="documents-label"
      aria-describedby={fault ? 'documents-fault' : undefined}
      className="grid gap-0.5"
    >
      <p id="documents-label" className="font-strong">
        Documents
      </p>
      <Fault id="documents">{fault}</Fault>
      <div className="mt-0.5 border-b border-rule">
        {documents.map(({ url, name }, index) => (
          <label
            key={url}
            className="grid grid-cols-[var(--size-mark)_minmax(0,1fr)] gap-x-2 border-t border-rule py-1.5 hover:bg-well has-checked:font-strong"
          >
            <input
              type="checkbox"
              id={index === 0 ? 'documents' : undefined}
              checked={chosen.includes(url)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, url] : chosen.filter((other) => other !== url))
              }
              className="mark mt-0.25"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
