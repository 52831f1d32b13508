import type { MouseEvent, ReactNode } from 'react'
import { useQuoteRef } from '../app/QuoteProvider'
import { goTo } from './focus'

/** A link to a control. Not by the fragment alone, which names screens in this application. */
export function FieldLink({
  place,
  children,
  className = '',
}: {
  place: string
  children: ReactNode
  className?: string
}) {
  const quote = useQuoteRef()
  const follow = (click: MouseEvent) => {
    click.preventDefault()
    goTo(place, quote)
  }
  return (
    <a href={`#${place}`} onClick={follow} className={className}>
      {children}
    </a>
  )
}
