import { lazy, type ReactNode, Suspense } from 'react'
import { isCalendarDate, weekdayOf } from '../../../../domain/common/dates'
import { extensionBeside } from '../../../../domain/common/phone'
import { Icon } from '../../ui/Icon'
import { type Control, native } from '../control/control'
import { widthOf } from '../control/fieldLayout'
import { drawn, whenMounted } from '../control/input'
import { readDay } from '../control/readDay'
import { useTypedText } from '../control/typedText'
import { useTypedControl } from './text'

interface Guide {
  readonly of: 'day' | 'phone' | 'extendedPhone'
}
const none = { default: (_: Guide): ReactNode => null }
const fetchMask = (): Promise<typeof none> => drawn.then(() => import('./Mask')).catch(() => none)
const Mask = lazy(fetchMask)

/** Loads a moment after the page. Typing works without it, and validation does not depend on it. */
const MaskedBy = ({ of }: Guide) => (
  <Suspense fallback={null}>
    <Mask of={of} />
  </Suspense>
)

export const Phone: Control = (props) => (
  <div>
    <input
      {...useTypedControl(props)}
      ref={whenMounted}
      type="tel"
      inputMode="tel"
      className={`control ${widthOf(props.question.width ?? 160)}`}
    />
    <MaskedBy of={props.question.name in extensionBeside ? 'extendedPhone' : 'phone'} />
  </div>
)

/** The browser's own date picker, beside the input. */
function Calendar({ value, onChange }: Pick<DayProps, 'value' | 'onChange'>) {
  const [month, day, year] = isCalendarDate(value) ? value.split('/') : []
  return (
    <span className="absolute inset-y-0 right-0 flex items-center">
      <input
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 opacity-0"
        value={year ? `${year}-${month}-${day}` : ''}
        onChange={({ target }) => {
          const chosen = readDay(target.value)
          if (chosen) onChange(chosen)
        }}
      />
      <button type="button" className="tool" aria-label="Open the calendar" onClick={open}>
        <Icon name="calendar" />
      </button>
    </span>
  )
}

function open({ currentTarget }: { readonly currentTarget: HTMLElement }) {
  const input = currentTarget.parentElement!.querySelector('input')!
  // a browser without `showPicker` focuses a native input to type into
  if ('showPicker' in input) input.showPicker()
  else (input as HTMLInputElement).focus()
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

/** A date with the note on how we read it. Used by one date and by a list of dates. */
export function Day({ id, value: answered, onChange, echo, describedBy, onBlur, more }: DayProps) {
  const [value, type] = useTypedText(answered, onChange)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="relative flex w-20 flex-none">
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
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            const day = readDay(value)
            if (day && day !== value) onChange(day)
            onBlur()
          }}
          className="control w-full pr-5"
        />
        <MaskedBy of="day" />
        <Calendar value={value} onChange={onChange} />
      </span>
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
