import type { InputHTMLAttributes } from 'react'
import { type Control, native } from '../control/control'
import { widthOf } from '../control/fieldLayout'

type Line = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'spellCheck'>

/** A text input of some type. */
export const line =
  (more: Line = {}): Control =>
  (props) => (
    <input
      type="text"
      {...more}
      {...native(props)}
      onChange={(event) => props.input.onChange(event.target.value)}
      className={`control ${widthOf(props.question.width)}`}
    />
  )

export const longText: Control = (props) => (
  <textarea
    {...native(props)}
    rows={4}
    onChange={(event) => props.input.onChange(event.target.value)}
    className={`control min-h-12 resize-y ${widthOf(props.question.width)}`}
  />
)
