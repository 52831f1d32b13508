import type { ReactNode } from 'react'
import { besideField, Fault } from './FieldFrames'

interface Props {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly isOptional?: true
  readonly fault: string | undefined
  readonly children: (described: object) => ReactNode
}

/**
 * Label, hint, error and control of a message to the underwriter. It is no answer, so it cannot use a question's frame.
 */
export function MessageField({ id, label, hint, isOptional, fault, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5 *:max-w-full">
      <label htmlFor={id} className="font-strong">
        {label}
        {isOptional && <span className="plain-weight text-ink-soft"> (optional)</span>}
      </label>
      <p id={`${id}-hint`} className="max-w-(--measure) text-ink-soft">
        {hint}
      </p>
      <Fault id={id}>{fault && besideField(fault)}</Fault>
      {children({
        id,
        'aria-describedby': `${id}-hint${fault ? ` ${id}-fault` : ''}`,
        'aria-invalid': fault ? true : undefined,
      })}
    </div>
  )
}
