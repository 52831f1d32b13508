import { useMaskito } from '@maskito/react'
import type { ReactNode } from 'react'
import { isCalendarDate, weekdayOf } from '../../../domain/dates'
import { type Control, native } from '../control'
import { dateMask, phoneMask, withCentury } from '../masks'
import { widthOf } from '../widths'

export const Phone: Control = (props) => {
  const ref = useMaskito({ options: phoneMask })
  return (
    <input
      {...native(props)}
      ref={ref}
      type="tel"
      inputMode="tel"
      onChange={(event) => props.input.onChange(event.target.value)}
      className={`control ${widthOf(props.question.width ?? 160)}`}
    />
  )
}

interface DayProps {
  readonly id: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly echo: ReactNode
  readonly describedBy: string | undefined
  readonly onBlur: () => void
  readonly more: object
}

/** Used by one day and by a list of days: what is typed, and beside it what we understood. */
export function Day({ id, value, onChange, echo, describedBy, onBlur, more }: DayProps) {
  const ref = useMaskito({ options: dateMask })
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <input
        {...more}
        id={id}
        value={value}
        ref={ref}
        type="text"
        inputMode="numeric"
        placeholder="MM/DD/YYYY"
        autoComplete="off"
        aria-describedby={[describedBy, echo && `${id}-echo`].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const settled = withCentury(value)
          if (settled !== value) onChange(settled)
          onBlur()
        }}
        className="control w-20 flex-none"
      />
      {echo && (
        <span id={`${id}-echo`} className="text-ink-soft">
          {echo}
        </span>
      )}
    </div>
  )
}

export const OneDay: Control = ({ id, input, describedBy, ...rest }) => {
  const value = String(input.value ?? '')
  const { id: _id, value: _value, autoComplete: _auto, onBlur, ...more } = native({ id, input, describedBy, ...rest })
  return (
    <Day
      id={id}
      value={value}
      onChange={input.onChange}
      echo={isCalendarDate(value) ? weekdayOf(value) : null}
      describedBy={describedBy}
      onBlur={onBlur}
      more={more}
    />
  )
}
