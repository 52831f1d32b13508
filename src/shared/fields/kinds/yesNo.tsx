import type { Control } from '../control/control'
import { boxes } from './radioButtons'

const answers = [
  { value: 'True', label: 'Yes' },
  { value: 'False', label: 'No' },
]

/**
 * Two answers that look the same, so that neither is a nudge. A question with its own, longer labels shows them one below
 * the other on phones.
 */
export const yesNo: Control = (props) =>
  boxes({
    ...props,
    answers: props.question.options ?? answers,
    columns: props.question.options ? 'md:grid-cols-2' : 'grid-cols-2',
  })
