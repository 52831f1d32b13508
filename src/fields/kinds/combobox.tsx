import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/Icon'
import { type Control, type ControlProps, native } from '../control'
import { exactly } from '../options'
import { widthOf } from '../widths'

const ComboboxList = lazy(() => import('./ComboboxList'))

export interface Typed {
  /** what stands in the field; null while it is just the answer */
  readonly typed: string | null
  readonly setTyped: (typed: string | null) => void
}

/**
 * Found by typing. The list and its keyboard come a moment later than the page; until then one can type already, and
 * nothing that was typed is lost when they come.
 */
export const Combobox: Control = (props) => {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className={`relative ${widthOf(props.question.width)}`}>
      <span className="pointer-events-none absolute left-0 z-1 grid size-6 place-items-center text-ink-soft">
        <Icon name="search" />
      </span>
      <Suspense fallback={<StandIn {...props} typed={typed} setTyped={setTyped} />}>
        <ComboboxList {...props} typed={typed} setTyped={setTyped} />
      </Suspense>
    </div>
  )
}

export const labelOf = (question: ControlProps['question'], value: unknown) =>
  question.options?.find((option) => option.value === value)?.label ?? String(value ?? '')

function StandIn({ typed, setTyped, ...props }: ControlProps & Typed) {
  const { question, input } = props
  return (
    <input
      {...native(props)}
      type="text"
      autoComplete="off"
      value={typed ?? labelOf(question, input.value)}
      onChange={(event) => {
        const option = exactly(question.options ?? [], event.target.value)
        setTyped(option ? null : event.target.value)
        if (option) input.onChange(option.value)
      }}
      className="control pl-5"
    />
  )
}
