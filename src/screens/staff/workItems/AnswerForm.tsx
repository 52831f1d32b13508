import { useSelector } from '@xstate/react'
import type { WorkItemRow } from '../../../../contract/client'
import { answerForm } from '../../../../domain/staff/workItems'
import {
  selectAnswerFault,
  selectAnswerRejections,
  selectAnswerText,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { MessageField } from '../../../shared/fields/control/MessageField'
import { Button } from '../../../shared/ui/Button'

interface Props {
  readonly workItems: WorkItemsRef
  readonly row: WorkItemRow
}

const { label, hint = '' } = answerForm.message

/** Called when the mark beside a fault is drawn: once for each rejection, and not at later corrections. */
const focusAnswer = (mark: HTMLElement | null) => {
  if (mark) document.getElementById('answer')?.focus()
}

/** The answer to the customer. The chart holds its text. */
export function AnswerForm({ workItems, row }: Props) {
  const text = useSelector(workItems, selectAnswerText)
  const fault = useSelector(workItems, selectAnswerFault)
  const rejections = useSelector(workItems, selectAnswerRejections)
  if (row.email === null) return <p className="text-ink-soft">There is no email address for an answer.</p>
  return (
    <form
      noValidate
      className="grid max-w-(--measure) grid-cols-[minmax(0,1fr)] gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        workItems.send({ type: 'answer.submitted', key: newKey() })
      }}
    >
      <MessageField id="answer" label={label} hint={hint} fault={fault ?? undefined}>
        {(described) => (
          <textarea
            {...described}
            rows={6}
            aria-required
            value={text}
            onChange={(event) => workItems.send({ type: 'answer.typed', message: event.target.value })}
            className="control min-h-8 w-full resize-y"
          />
        )}
      </MessageField>
      {fault && <span key={rejections} hidden ref={focusAnswer} />}
      <p className="text-ink-soft [overflow-wrap:anywhere]">To: {row.email}</p>
      <div>
        <Button type="submit" tone="main" isDense>
          Send the answer
        </Button>
      </div>
    </form>
  )
}
