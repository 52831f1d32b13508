import type { WorkItemRow } from '../../../../contract/client'
import { answerForm } from '../../../../domain/staff/workItems'
import type { WorkItemsRef } from '../../../../machines/staff/workItems/workItems.select'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Button } from '../../../shared/ui/Button'
import { AnswerBox } from './AnswerBox'

interface Props {
  readonly workItems: WorkItemsRef
  readonly row: WorkItemRow
}

/** The answer to the customer. The chart holds its text. */
export function AnswerForm({ workItems, row }: Props) {
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
      <AnswerBox workItems={workItems} id="answer" field={answerForm.message} rows={6} />
      <p className="text-ink-soft [overflow-wrap:anywhere]">To: {row.email}</p>
      <div>
        <Button type="submit" tone="main" isDense>
          Send the answer
        </Button>
      </div>
    </form>
  )
}
