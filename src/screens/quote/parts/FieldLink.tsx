import type { MouseEvent, ReactNode } from 'react'
import { useQuoteRef } from './QuoteProvider'
import { focusField } from './stepFocus'

/** A link to a control. It does not use the fragment alone, because fragments name screens in this application. */
export function FieldLink({
  fieldId,
  children,
  className = '',
}: {
  fieldId: string
  children: ReactNode
  className?: string
}) {
  const quote = useQuoteRef()
  const follow = (click: MouseEvent) => {
    click.preventDefault()
    focusField(fieldId, quote)
  }
  return (
    <a href={`#${fieldId}`} onClick={follow} className={className}>
      {children}
    </a>
  )
}
