import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dollars, wholeDollars } from '../../../../domain/common/formats'
import type { placeholderMachine } from '../../../../machines/customer/quote/model/placeholder.machine'
import {
  selectAmountDue,
  selectIsReferred,
  selectLastPrice,
  selectPlaceholder,
  selectStartingPrice,
} from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'
import { type BillView, selectAmountName, selectBillView } from './priceView'

/**
 * A running placeholder that nobody can mistake for a price: it changes, it is faint, and it has no cents. Reduced
 * motion shows none.
 */
export function RunningTotal() {
  const placeholder = useQuote(selectPlaceholder)
  return (
    <span aria-hidden="true" className="text-ink-faint">
      {placeholder && (
        <span className="motion-reduce:hidden">
          <RunningFigures placeholder={placeholder} />
        </span>
      )}
      <span className={placeholder ? 'hidden motion-reduce:inline' : ''}>…</span>
    </span>
  )
}

/** Split off so that only this part redraws with each tick. */
function RunningFigures({ placeholder }: { placeholder: ActorRefFrom<typeof placeholderMachine> }) {
  return wholeDollars(useSelector(placeholder, (snapshot) => snapshot.context.amount))
}

interface Head {
  readonly title: string
  readonly figure: ReactNode
  /** a word in place of an amount is smaller */
  readonly isWord?: true
}

/** The heading of the panel and of the bar, shared so that the two cannot disagree. */
export function useHead(): Head {
  const view = useQuote(selectBillView)
  const amount = useQuote(
    (snapshot) => selectAmountDue(snapshot) ?? selectLastPrice(snapshot)?.pricing_detail.amount_due,
  )
  const isReferred = useQuote(selectIsReferred)
  const lowest = useQuote(selectStartingPrice)?.amount_due_from
  const name = useQuote(selectAmountName)
  const figure = amount == null ? '…' : dollars(amount)
  const none: Head = { title: name, figure: 'No price yet', isWord: true }
  const last: Head = amount == null ? none : { title: 'Last price', figure }
  const heads: Record<BillView, Head> = {
    unpriced: none,
    working: { title: 'Working out the price', figure: <RunningTotal /> },
    priced: { title: name, figure },
    starting: lowest === undefined ? none : { title: name, figure: `from ${dollars(lowest)}` },
    approved: { title: name, figure },
    withheld: isReferred
      ? { title: 'Price after review', figure: 'Not set yet', isWord: true }
      : { title: name, figure: 'No price', isWord: true },
    waiting: last,
    failed: last,
  }
  return heads[view]
}

/** Announces the final amount only. The running placeholder would never stop talking. */
export function TotalAnnouncement() {
  const view = useQuote(selectBillView)
  const amount = useQuote(selectAmountDue)
  const lowest = useQuote(selectStartingPrice)?.amount_due_from
  const name = useQuote(selectAmountName)
  return (
    <p role="status" className="sr-only">
      {view === 'priced' && amount !== null && `${name} ${dollars(amount)}`}
      {view === 'starting' && lowest !== undefined && `${name} from ${dollars(lowest)}`}
    </p>
  )
}
