import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { QuoteRef, Snapshot } from '../../../../machines/customer/quote/quote.select'

const Quote = createContext<QuoteRef | null>(null)
export const QuoteProvider = Quote.Provider

/** To send with. It is always the same object, so having it redraws nothing. */
export function useQuoteRef(): QuoteRef {
  const ref = use(Quote)
  if (!ref) throw new Error('no quote above this component')
  return ref
}

/** To read with: only by a selector of quote.select. */
export const useQuote = <T,>(select: (snapshot: Snapshot) => T, isSame?: (a: T, b: T) => boolean): T =>
  useSelector(useQuoteRef(), select, isSame)
