import { useSelector } from '@xstate/react'
import {
  selectAnswerFault,
  selectAnswerRejections,
  selectAnswerText,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { MessageField } from '../../../shared/fields/control/MessageField'

interface Props {
  readonly workItems: WorkItemsRef
  readonly id: string
  readonly field: { readonly label: string; readonly hint?: string }
  readonly rows: number
}

/** Called when the mark beside a fault is drawn: once for each rejection, and not at later corrections. */
const focusBox = (mark: HTMLElement | null) => {
  if (mark) document.getElementById(mark.dataset['box']!)?.focus()
}

/** The text of an answer, or the reason of a decline. The chart holds it; at each rejection the box takes the focus. */
export function AnswerBox({ workItems, id, field: { label, hint = '' }, rows }: Props) {
  const text = useSelector(workItems, selectAnswerText)
  const fault = useSelector(workItems, selectAnswerFault)
  const rejections = useSelector(workItems, selectAnswerRejections)
  return (
    <>
      <MessageField id={id} label={label} hint={hint} fault={fault ?? undefined}>
        {(described) => (
          <textarea
            {...described}
            rows={rows}
            aria-required
            value={text}
            onChange={(event) => workItems.send({ type: 'answer.typed', message: event.target.value })}
            className="control min-h-8 w-full resize-y"
          />
        )}
      </MessageField>
      {fault && <span key={rejections} hidden data-box={id} ref={focusBox} />}
    </>
  )
}
