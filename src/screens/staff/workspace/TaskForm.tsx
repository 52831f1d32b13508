import { shallowEqual, useSelector } from '@xstate/react'
import { dollars } from '../../../../domain/common/formats'
import { sentence } from '../../../../domain/common/sentence'
import { payingOrganizer } from '../../../../domain/exhibitors/invoice'
import { contactForms } from '../../../../domain/staff/contactForms'
import {
  selectIsUnknown,
  selectReturns,
  selectTaskAnswers,
  selectTaskFaults,
  selectTaskKind,
  selectTaskProblem,
  selectTaskRejections,
  selectTaskState,
  type TaskRef,
} from '../../../../machines/staff/workspace/task.select'
import { focusWhileShown } from '../../../shared/browser/focusWhileShown'
import { StandaloneForm } from '../../../shared/fields/form/StandaloneForm'
import { LinkButton } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { taskWords } from './taskLabels'

interface Props {
  readonly task: TaskRef
  /** reloads the contact */
  readonly onReread: () => void
}

/** The task's questions, with the server's response. */
export function TaskForm({ task, onReread }: Props) {
  const kind = useSelector(task, selectTaskKind)
  const answers = useSelector(task, selectTaskAnswers)
  const faults = useSelector(task, selectTaskFaults, shallowEqual)
  const rejections = useSelector(task, selectTaskRejections)
  const problem = useSelector(task, selectTaskProblem)
  const state = useSelector(task, selectTaskState)
  const isOutdated = state === 'outdated'
  const isUnknown = useSelector(task, selectIsUnknown)
  const { submit, leave, tone } = taskWords[kind]
  return (
    <>
      {kind === 'cancel' && <Returns task={task} />}
      <StandaloneForm
        fields={contactForms[kind]}
        answers={answers}
        faults={faults}
        rejections={rejections}
        problem={isOutdated ? null : isUnknown ? `${sentence(problem ?? '')} ${unknown}` : problem}
        submit={state === 'suspended' || isOutdated ? null : submit}
        leave={leave}
        {...(tone && { tone })}
        onAnswer={(given) => task.send({ type: 'task.answered', answers: given })}
        onSubmit={() => task.send({ type: 'task.submitted' })}
        onLeave={() => task.send({ type: 'task.left' })}
      >
        {isOutdated && (
          <div tabIndex={-1} ref={focusWhileShown}>
            <Notice tone="attention" role="alert" title={problem}>
              <p>
                {Object.keys(contactForms[kind]).length > 0 && 'Your text is still here. '}Read the current record
                first.
              </p>
              <LinkButton onClick={onReread}>Read it again</LinkButton>
            </Notice>
          </div>
        )}
      </StandaloneForm>
    </>
  )
}

const unknown = 'We do not know whether it was done. Try again: it is done once at most.'

function Returns({ task }: Pick<Props, 'task'>) {
  const returns = useSelector(task, selectReturns)
  if (!returns) return null
  const { refund, most, kept: retained, payee } = returns
  return (
    <>
      <p className="mt-1">
        Standard refund: <strong className="font-strong">{dollars(refund)}</strong> is refunded and {dollars(retained)}{' '}
        is kept.
        {most > refund && ` For a reason you may refund up to ${dollars(most)}.`}
      </p>
      {payee && <p className="mt-1">The refund goes to {payingOrganizer(payee)}.</p>}
    </>
  )
}
