import type { ReactNode } from 'react'
import { dollars } from '../../../../domain/common/formats'
import { selectLastPrice } from '../../../../machines/customer/quote/quote.select'
import { lazily } from '../../../shared/ui/LazyPart'
import { useQuote } from '../parts/QuoteProvider'
import { type BillView, selectBillView } from './priceView'

/** Fetched on demand: the first page has no amount. */
const CoverageSummary = lazily(() => import('./CoverageSummary'), null)
export const { preload: preloadFor, arrival: forArrival } = CoverageSummary

/** The line under the amount: the coverage, how long the price holds, or the last price. */
export function CoverageNote() {
  const view = useQuote(selectBillView)
  const words = under[view]
  // as high as a line before there are words, so that the first price moves nothing below it
  return words || view === 'unpriced' ? <p className="min-h-3 text-ink-soft">{words}</p> : null
}

const under: Partial<Record<BillView, ReactNode>> = {
  working: <LastPrice />,
  priced: <CoverageSummary />,
  starting: 'The lowest amount, until cancellation has its price.',
  approved: 'An underwriter approved this price.',
  waiting: <CoverageSummary />,
  failed: <CoverageSummary />,
}

function LastPrice() {
  const amount = useQuote(selectLastPrice)?.pricing_detail.amount_due
  return amount === undefined ? null : `It was ${dollars(amount)}.`
}
