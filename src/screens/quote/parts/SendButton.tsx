import type { ReactNode } from 'react'
import type { PersonEvent } from '../../../../machines/customer/quote/model/quote.types'
import { selectCan } from '../../../../machines/customer/quote/quote.select'
import { useQuote, useQuoteRef } from './QuoteProvider'

/** A button for an event. It renders only while the chart accepts the event, so that the two cannot disagree. */
export function SendButton({
  event,
  className,
  children,
}: {
  event: PersonEvent
  className?: string
  children: ReactNode
}) {
  const quote = useQuoteRef()
  const isTaken = useQuote(selectCan(event))
  if (!isTaken) return null
  return (
    <button type="button" className={className} onClick={() => quote.send(event)}>
      {children}
    </button>
  )
}
