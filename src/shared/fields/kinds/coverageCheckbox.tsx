import type { ReactNode } from 'react'
import type { Control, ControlProps } from '../control/control'

interface MarkRow extends ControlProps {
  readonly words: ReactNode
  readonly aside?: ReactNode
}

/** The whole row is the label of its checkbox. */
const markRow = ({ question, id, input, describedBy, invalid, words, aside }: MarkRow) => (
  <label className="grid grid-cols-[var(--size-mark)_minmax(0,1fr)_auto] gap-x-2 py-2 hover:bg-well">
    <input
      type="checkbox"
      id={id}
      checked={input.value === 'True'}
      onChange={(event) => input.onChange(event.target.checked ? 'True' : 'False')}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={question.kind === 'agreement' ? true : undefined}
      className="peer mark mt-0.25"
    />
    <span className="peer-checked:*:first:font-strong">{words}</span>
    {aside && <span className="money text-ink-soft peer-checked:font-strong peer-checked:text-ink">{aside}</span>}
  </label>
)

const Words = ({ question, id }: ControlProps) => (
  <>
    <span id={`${id}-label`} className="block">
      {question.label}
    </span>
    {question.hint && (
      <span id={`${id}-hint`} className="block max-w-(--measure) text-ink-soft">
        {question.hint}
      </span>
    )}
  </>
)

/** An optional coverage: its description and its cost. Its limit opens below it. */
export const cover: Control = (props) => markRow({ ...props, words: <Words {...props} />, aside: props.question.price })

/** A checkbox to agree to something. */
export const agreement: Control = (props) => markRow({ ...props, words: <Words {...props} /> })
