import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { type ReactNode, use } from 'react'
import { useField } from 'react-final-form'
import { type CardEntry, cardFields } from '../../../domain/quote/payment'
import { Fault } from '../fields/control/FieldFrames'
import { widthOf } from '../fields/control/fieldLayout'
import { afterPress } from '../fields/control/input'
import { CardTried } from './cardSubmission'

type Name = Exclude<keyof CardEntry, 'exp_year'>

interface Props {
  readonly name: Name
  readonly mask?: MaskitoOptions
  /** shows how we read the value, at the right of the field */
  readonly echo?: (value: string) => ReactNode
  readonly describedBy?: string
  readonly Input?: (props: InputProps) => ReactNode
}

/** The input of a field with its own mask. */
export interface InputProps {
  readonly name: Name
  readonly mask?: MaskitoOptions
  readonly echo?: (value: string) => ReactNode
  readonly describedBy?: string
}

/** The error of a part of the card: after an attempt to pay, or after the user left it with an error. */
function useCardFault(name: Name): string | undefined {
  const isRejected = use(CardTried)
  const { input, meta } = useField<string>(name, { subscription: { value: true, touched: true, error: true } })
  return isRejected || (meta.touched && input.value !== '') ? (meta.error as string | undefined) : undefined
}

export function CardField({ Input = CardInput, ...props }: Props) {
  const { name } = props
  const fault = useCardFault(name)
  return (
    <div className="grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <label htmlFor={name} className="font-strong">
        {cardFields[name].label}
      </label>
      <Fault id={name}>{fault}</Fault>
      <div className="mt-0.5 flex w-full flex-wrap items-center gap-x-2">
        <Input {...props} />
      </div>
    </div>
  )
}

interface TextInputProps extends InputProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onBlur: () => void
  readonly onFocus: () => void
}

/** A text input of the card with its mask, error and description. */
export function CardTextInput({ name, mask, echo, describedBy, value, onChange, onBlur, onFocus }: TextInputProps) {
  const { hint, autocomplete, width } = cardFields[name]
  const ref = useMaskito({ options: mask ?? null })
  const fault = useCardFault(name)
  const described = [fault && `${name}-fault`, describedBy].filter(Boolean).join(' ')
  const echoed = echo?.(value)
  return (
    <>
      <input
        id={name}
        ref={ref}
        type="text"
        inputMode={mask ? 'numeric' : undefined}
        autoComplete={autocomplete}
        placeholder={name === 'exp_month' ? hint : undefined}
        aria-required
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => afterPress(onBlur)}
        onFocus={onFocus}
        className={`control max-w-full flex-none ${widthOf(width)}`}
      />
      {echoed && <span className="text-ink-soft">{echoed}</span>}
    </>
  )
}

function CardInput(props: InputProps) {
  const { input } = useField<string>(props.name, { subscription: { value: true }, parse: (typed) => typed })
  return <CardTextInput {...input} {...props} onBlur={() => input.onBlur()} onFocus={() => input.onFocus()} />
}
