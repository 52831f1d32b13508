import type { ReactNode } from 'react'
import { dollars } from '../../domain/formats'
import { selectAmountDue, selectIsReferred, selectLastPrice } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { Running } from './Running'
import { type BillView, selectBillView } from './view'

interface Head {
  readonly title: string
  readonly figure: ReactNode
  /** a word in place of a figure is smaller */
  readonly isWord?: true
}

/** What stands over the bill and in the bar: the same, so that the two cannot disagree. */
export function useHead(): Head {
  const view = useQuote(selectBillView)
  const amount = useQuote(
    (snapshot) => selectAmountDue(snapshot) ?? selectLastPrice(snapshot)?.pricing_detail.amount_due,
  )
  const isReferred = useQuote(selectIsReferred)
  const figure = amount == null ? '…' : dollars(amount)
  const none: Head = { title: 'Amount due', figure: 'No price yet', isWord: true }
  const last: Head = amount == null ? none : { title: 'Last price', figure }
  const heads: Record<BillView, Head> = {
    unpriced: none,
    working: { title: 'Working out the price', figure: <Running /> },
    priced: { title: 'Amount due', figure },
    approved: { title: 'Amount due', figure },
    withheld: isReferred
      ? { title: 'Price after review', figure: 'Not set yet', isWord: true }
      : { title: 'Amount due', figure: 'No price', isWord: true },
    waiting: last,
    failed: last,
  }
  return heads[view]
}

/** Only the final amount is announced: a figure that runs would never end. */
export function Announced() {
  const view = useQuote(selectBillView)
  const amount = useQuote(selectAmountDue)
  return (
    <p role="status" className="sr-only">
      {view === 'priced' && amount !== null && `Amount due ${dollars(amount)}`}
    </p>
  )
}
