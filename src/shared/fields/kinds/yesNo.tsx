import type { Control } from '../control/control'
import { boxes } from './radioButtons'

const answers = [
  { value: 'True', label: 'Yes' },
  { value: 'False', label: 'No' },
]

/** Two answers with the same look, so that neither is a nudge. */
export const yesNo: Control = (props) => boxes({ ...props, answers, columns: 'grid-cols-2' })
