import { lazy, type ReactNode, Suspense } from 'react'
import { isCalendarDate, weekdayOf } from '../../../domain/dates'
import { type Control, native } from '../control'
import { standing, whenMounted } from '../standing'
import { widthOf } from '../widths'

interface Guide {
  readonly of: 'day' | 'phone'
}
const none = { default: (_: Guide): ReactNode => null }
const fetchMask = (): Promise<typeof none> => standing.then(() => import('./Mask')).catch(() => none)
const Mask = lazy(fetchMask)

/** Comes a moment later than the page. Without it one types as well: what is wrong is said in any case. */
const MaskedBy = ({ of }: Guide) => (
  <Suspense fallback={null}>
    <Mask of={of} />
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
    <MaskedBy of="phone" />
  </div>
)

/** A year of two digits written out. 19 and 20 may be the beginning of one with four, so they stay as they are. */
const withCentury = (day: string): string => day.replace(/^(\d\d\/\d\d\/)(?!19|20)(\d\d)$/, '$120$2')

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
      <MaskedBy of="day" />
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
