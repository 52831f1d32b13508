import type { ReactNode } from 'react'
import { suspensionWords } from '../../../../domain/quote/suspension'
import { selectSuspension } from '../../../../machines/customer/quote/quote.select'
import { Notice } from '../../../shared/ui/Notice'
import { useQuote } from './QuoteProvider'

/** Why the quote cannot be bought now although it has a price: a moratorium, or a review of its names. */
export function SuspensionNotice({ children }: { readonly children?: ReactNode }) {
  const suspension = useQuote(selectSuspension)
  if (!suspension) return null
  const { title, text } = suspensionWords(suspension)
  return (
    <div className="my-2" data-suspension={suspension.kind}>
      <Notice tone="attention" title={title}>
        <p>{text}</p>
        {children}
      </Notice>
    </div>
  )
}
