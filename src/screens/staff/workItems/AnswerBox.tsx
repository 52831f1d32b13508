import { useSelector } from '@xstate/react'
import {
  selectAnswerFault,
  selectAnswerRejections,
  selectAnswerText,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { BoxFocus } from '../../../shared/fields/control/BoxFocus'
import { MessageField } from '../../../shared/fields/control/MessageField'

interface Props {
  readonly workItems: WorkItemsRef
  readonly id: string
  readonly field: { readonly label: string; readonly hint?: string }
  readonly rows: number
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
      <BoxFocus box={id} rejections={fault ? rejections : null} />
    </>
  )
}
