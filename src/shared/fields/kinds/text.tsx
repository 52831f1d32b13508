import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { type Control, type ControlProps, native } from '../control/control'
import { widthOf } from '../control/fieldLayout'
import { useTypedText } from '../control/typedText'

type Line = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'spellCheck'>

/** A text input of some type. */
export const line = (more: Line = {}): Control =>
  function Line(props) {
    return (
      <input type="text" {...more} {...useTypedControl(props)} className={`control ${widthOf(props.question.width)}`} />
    )
  }

export const LongText: Control = (props) => (
  <textarea
    {...useTypedControl(props)}
    rows={4}
    className={`control min-h-12 resize-y ${widthOf(props.question.width)}`}
  />
)

/** The props of a native control that takes text. */
export function useTypedControl(props: ControlProps) {
  const control = native(props)
  const [value, type] = useTypedText(control.value, props.input.onChange)
  return {
    ...control,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(event.target.value),
  }
}
