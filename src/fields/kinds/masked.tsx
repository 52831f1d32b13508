import type { MaskitoOptions } from '@maskito/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { isCalendarDate, weekdayOf } from '../../../domain/dates'
import { type Control, native } from '../control'
import { dateMask, phoneMask, withCentury } from '../masks'
import { standing, whenMounted } from '../standing'
import { widthOf } from '../widths'

interface Guide {
  readonly options: MaskitoOptions
}
const none = { default: (_: Guide): ReactNode => null }
const fetchMask = (): Promise<typeof none> => standing.then(() => import('./Mask')).catch(() => none)
const Mask = lazy(fetchMask)

/** Comes a moment later than the page. Without it one types as well: what is wrong is said in any case. */
const MaskedBy = ({ options }: Guide) => (
  <Suspense fallback={null}>
    <Mask options={options} />
  </Suspense>
)

export const Phone: Control = (props) => (
  <div>
    <input
      {...native(props)}
      ref={whenMounted}
      type="tel"
      inputMode="tel"
      onChange={(event) => props.input.onChange(event.target.value)}
      className={`control ${widthOf(props.question.width ?? 160)}`}
    />
    <MaskedBy options={phoneMask} />
  </div>
)

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
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <input
        {...more}
        id={id}
        value={value}
        ref={whenMounted}
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
      <MaskedBy options={dateMask} />
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
