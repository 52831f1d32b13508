import type { ControlProps } from '../control'

interface Boxes extends ControlProps {
  readonly answers: readonly { readonly value: string; readonly label: string }[]
  readonly columns: string
}

/** A few answers as boxes. The first carries the question's id, so that a link to the question has where to go. */
export const boxes = ({ question, id, input, describedBy, invalid, answers, columns }: Boxes) => (
  <div
    role="radiogroup"
    aria-labelledby={`${id}-label`}
    aria-describedby={describedBy}
    aria-required={question.optional ? undefined : true}
    className={`grid gap-1 self-start ${columns}`}
  >
    {answers.map(({ value, label }, index) => (
      <label key={value} className="answer">
        <input
          type="radio"
          id={index === 0 ? id : undefined}
          name={id}
          value={value}
          checked={input.value === value}
          onChange={() => input.onChange(value)}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          aria-invalid={invalid || undefined}
          className="mark"
        />
        {label}
      </label>
    ))}
  </div>
)
