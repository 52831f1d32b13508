import type { ReactNode } from 'react'
import { dollars } from '../../../../domain/common/formats'
import { selectLastPrice } from '../../../../machines/customer/quote/quote.select'
import { lazily } from '../../../shared/ui/LazyPart'
import { useQuote } from '../parts/QuoteProvider'
import { type BillView, selectBillView } from './priceView'

/** Fetched on demand: the first page has no amount. */
const For = lazily(() => import('./CoverageSummary'), null)
export const preloadFor = For.preload

/** The line under the amount: the coverage, how long the price holds, or the last price. */
export function Under() {
  const view = useQuote(selectBillView)
  const words = under[view]
  return words ? <p className="text-ink-soft empty:hidden">{words}</p> : null
}

const under: Partial<Record<BillView, ReactNode>> = {
  working: <Was />,
  priced: <For />,
  approved: 'An underwriter approved this price.',
  waiting: <For />,
  failed: <For />,
}

function Was() {
  const amount = useQuote(selectLastPrice)?.pricing_detail.amount_due
  return amount === undefined ? null : `It was ${dollars(amount)}.`
}
