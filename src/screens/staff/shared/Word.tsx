import type { ComponentProps } from 'react'
import { Fault } from '../../../shared/fields/control/FieldFrames'

interface Props extends ComponentProps<'input'> {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly fault: string | undefined
}

/** A labeled input for a password, a code or a name, with its hint and its fault. It is uncontrolled unless it has a value. */
export function Word({ name, label, hint, fault, ...rest }: Props) {
  const describedBy = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid max-w-52 gap-0.5">
      <label htmlFor={name} className="font-strong">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      <Fault id={name}>{fault}</Fault>
      <input
        id={name}
        name={name}
        maxLength={200}
        aria-describedby={describedBy}
        aria-invalid={fault ? true : undefined}
        className="control"
        {...rest}
      />
    </div>
  )
}

interface NewPasswordProps {
  readonly faults: Readonly<Record<string, string>>
  readonly hint?: string
  readonly readOnly?: boolean
}

/** A new password, twice. */
export const NewPasswordWords = ({ faults, hint, readOnly }: NewPasswordProps) => (
  <>
    <Word
      name="new_password"
      label="New password"
      type="password"
      autoComplete="new-password"
      hint={hint}
      fault={faults['new_password']}
      readOnly={readOnly}
    />
    <Word
      name="again"
      label="Repeat the new password"
      type="password"
      autoComplete="new-password"
      fault={faults['again']}
      readOnly={readOnly}
    />
  </>
)
