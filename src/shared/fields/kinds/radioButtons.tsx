import type { Option } from '../../../../domain/application/fields/field'
import type { ControlProps } from '../control/control'
import { tones } from '../control/options'

interface Boxes extends ControlProps {
  readonly answers: readonly Option[]
  readonly columns: string
}

/**
 * A few options as boxes. The first one has the question's id, so that an error link has a target. An option's note is
 * its description and not part of its name.
 */
export function boxes({ question, id, input, describedBy, invalid, answers, columns }: Boxes) {
  const isNoted = answers.some(({ note }) => note)
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-required={question.optional ? undefined : true}
      className={`grid gap-1 self-start ${columns}`}
    >
      {answers.map(({ value, label, note }, index) => (
        <label key={value} className={`answer ${isNoted ? 'items-start py-1.25' : ''}`}>
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
            {...(note && { 'aria-label': label, 'aria-describedby': `${id}-${index}-note` })}
            className={`mark ${isNoted ? 'mt-0.25' : ''}`}
          />
          {note ? (
            <span>
              {label}
              <span id={`${id}-${index}-note`} className={`plain-weight block text-dense ${tones[note.tone]}`}>
                {note.text}
              </span>
            </span>
          ) : (
            label
          )}
        </label>
      ))}
    </div>
  )
}
