import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { QuoteRef, Snapshot } from '../../../../machines/customer/quote/quote.select'

const Quote = createContext<QuoteRef | null>(null)
export const QuoteProvider = Quote.Provider

/** For sending events. The ref never changes, so using it causes no redraw. */
export function useQuoteRef(): QuoteRef {
  const ref = use(Quote)
  if (!ref) throw new Error('no quote above this component')
  return ref
}

/** For reading, and only by selectors of quote.select. */
export const useQuote = <T,>(select: (snapshot: Snapshot) => T, isSame?: (a: T, b: T) => boolean): T =>
  useSelector(useQuoteRef(), select, isSame)
