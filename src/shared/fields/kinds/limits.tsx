import type { Control } from '../control/control'

const grid =
  'grid grid-cols-[var(--size-mark)_1fr_1fr] gap-x-1.5 md:grid-cols-[var(--size-mark)_minmax(0,8rem)_minmax(0,8rem)_1fr] md:gap-x-2'

/**
 * "$1,000,000/$2,000,000" is the limit for each occurrence and for the whole event; a coverage's own limit is one
 * figure.
 */
export const limits: Control = ({ question, id, input, describedBy, invalid }) => (
  <div
    role="radiogroup"
    aria-labelledby={`${id}-label`}
    aria-describedby={describedBy}
    className="border-b border-rule"
  >
    <div aria-hidden="true" className={`${grid} pb-1 text-note text-ink-soft`}>
      <span />
      <span>Each occurrence</span>
      <span>General aggregate</span>
    </div>
    {question.options?.map(({ value, label, note }, index) => {
      const [each, whole] = value.split('/')
      return (
        <label
          key={value}
          className={`${grid} items-start border-t border-rule py-1.5 hover:bg-well has-checked:font-strong has-focus-visible:outline-(length:--focus-width) has-focus-visible:outline-focus`}
        >
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            aria-label={label}
            checked={input.value === value}
            onChange={() => input.onChange(value)}
            onBlur={input.onBlur}
            onFocus={input.onFocus}
            aria-invalid={invalid || undefined}
            className="mark md:mt-0.25"
          />
          <span aria-hidden="true">{each}</span>
          <span aria-hidden="true">{whole}</span>
          {note && (
            <span className="plain-weight col-start-2 col-end-4 text-ink-soft md:col-start-auto md:col-end-auto">
              {note.text}
            </span>
          )}
        </label>
      )
    })}
  </div>
)
