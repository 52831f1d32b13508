import { useState } from 'react'
import { type Control, native } from '../control/control'
import { widthOf } from '../control/fieldLayout'
import { parse } from '../control/parse'
import { useTypedText } from '../control/typedText'

const toAnswer = parse('money')
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const toTheCent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const inDollars = (dollars: number) => (Number.isInteger(dollars) ? whole : toTheCent).format(dollars)
const shown = (answer: unknown) => (typeof answer === 'number' ? inDollars(answer) : String(answer ?? ''))

/**
 * The answer is a number of dollars, which "12." is not yet. So the typed text stays here as long as it means the same
 * number; an answer from elsewhere replaces it.
 */
export const Money: Control = (props) => {
  const { input } = props
  const [typed, setTyped] = useState(() => shown(input.value))
  const isSame = (toAnswer(typed) ?? null) === (input.value ?? null)
  const [text, type] = useTypedText(isSame ? typed : shown(input.value), input.onChange)
  return (
    <span className={`relative block ${widthOf(props.question.width ?? 160)}`}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 z-1 grid h-(--size-control) w-4 place-items-center text-ink-soft"
      >
        $
      </span>
      <input
        {...native(props)}
        type="text"
        inputMode="decimal"
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          type(event.target.value)
        }}
        onBlur={(event) => {
          setTyped(shown(input.value))
          input.onBlur(event)
        }}
        className="control pl-4"
      />
    </span>
  )
}
