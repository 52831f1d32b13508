import type { Control } from '../control/control'
import { boxes } from './radioButtons'

const answers = [
  { value: 'True', label: 'Yes' },
  { value: 'False', label: 'No' },
]

/** Two answers of the same weight: neither is what one is nudged to. */
export const yesNo: Control = (props) => boxes({ ...props, answers, columns: 'grid-cols-2' })
