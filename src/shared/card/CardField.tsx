import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { type ReactNode, use } from 'react'
import { useField } from 'react-final-form'
import { type CardEntry, cardFields } from '../../../domain/quote/payment'
import { Fault } from '../fields/control/FieldFrames'
import { widthOf } from '../fields/control/fieldLayout'
import { afterPress } from '../fields/control/input'
import { CardTried } from './cardSubmission'

type Name = keyof CardEntry

interface Props {
  readonly name: Name
  readonly mask?: MaskitoOptions
  /** shows how we read the value, at the right of the field */
  readonly echo?: (value: string) => ReactNode
  readonly describedBy?: string
  /** formats the value when the user leaves the field */
  readonly settled?: (value: string) => string
  /** true if the field is in a group with a visible name of its own */
  readonly isNamed?: boolean
}

/** The error of a part of the card: after an attempt to pay, or after the user left it with an error. */
function useCardFault(name: Name): string | undefined {
  const isRejected = use(CardTried)
  const { input, meta } = useField<string>(name, { subscription: { value: true, touched: true, error: true } })
  return isRejected || (meta.touched && input.value !== '') ? (meta.error as string | undefined) : undefined
}

export function CardField(props: Props) {
  const { name } = props
  const fault = useCardFault(name)
  return (
    <div className="grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <label htmlFor={name} className="font-strong">
        {cardFields[name].label}
      </label>
      {fault && <Fault id={name}>{fault}</Fault>}
      <div className="mt-0.5 flex w-full flex-wrap items-center gap-x-2">
        <CardInput {...props} />
      </div>
    </div>
  )
}

/** The errors of inputs in a row, above the row. */
export const CardFaults = ({ names }: { names: readonly Name[] }) =>
  names.map((name) => <OneFault key={name} name={name} />)

function OneFault({ name }: { name: Name }) {
  const fault = useCardFault(name)
  return fault && <Fault id={name}>{fault}</Fault>
}

export function CardInput({ name, mask, echo, describedBy, settled, isNamed }: Props) {
  const { label, hint, autocomplete, width } = cardFields[name]
  const ref = useMaskito({ options: mask ?? null })
  const fault = useCardFault(name)
  const { input } = useField<string>(name, { subscription: { value: true }, parse: (typed) => typed })
  const described = [fault && `${name}-fault`, describedBy].filter(Boolean).join(' ')
  const echoed = echo?.(input.value)
  return (
    <>
      <input
        id={name}
        ref={ref}
        type="text"
        inputMode={mask ? 'numeric' : undefined}
        autoComplete={autocomplete}
        aria-label={isNamed ? label : undefined}
        placeholder={isNamed ? hint : undefined}
        aria-required
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        value={input.value}
        onChange={(event) => input.onChange(event.target.value)}
        onBlur={() => {
          if (settled) input.onChange(settled(input.value))
          afterPress(input.onBlur)
        }}
        onFocus={input.onFocus}
        className={`control max-w-full flex-none ${isNamed ? '' : widthOf(width)}`}
      />
      {echoed && <span className="text-ink-soft">{echoed}</span>}
    </>
  )
}
