import type { Question } from '../../../../domain/application/page'
import { Icon } from '../../ui/Icon'
import { type Control, native } from '../control/control'
import { widthOf } from '../control/fieldLayout'
import { boxes } from './radioButtons'

/** Three short options or fewer show as radio buttons, unless the question sets a width for a list. */
export const isShort = ({ kind, options = [], width }: Question<string>) =>
  kind === 'choice' && options.length <= 3 && width === undefined && options.every(({ label }) => label.length <= 28)

/** A native select, which every device opens in its own good way. */
const select: Control = (props) => (
  <span className={`relative block ${widthOf(props.question.width)}`}>
    <select
      {...native(props)}
      onChange={(event) => props.input.onChange(event.target.value)}
      className="control cursor-pointer appearance-none truncate pr-5.5"
    >
      <option value="">Choose</option>
      {props.question.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <span className="pointer-events-none absolute inset-y-0 right-0 grid w-5.5 place-items-center text-ink-soft">
      <Icon name="chevronDown" />
    </span>
  </span>
)

export const choice: Control = (props) => {
  const { options = [] } = props.question
  if (!isShort(props.question)) return select(props)
  return boxes({ ...props, answers: options, columns: options.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3' })
}
