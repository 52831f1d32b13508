import type { ReactNode } from 'react'
import { dollars } from '../../../../domain/common/formats'
import { selectLastPrice } from '../../../../machines/customer/quote/quote.select'
import { lazily } from '../../../shared/ui/LazyPart'
import { useQuote } from '../parts/QuoteProvider'
import { type BillView, selectBillView } from './priceView'

/** The first page has no amount. */
const For = lazily(() => import('./CoverageSummary'), null)
export const preloadFor = For.preload

/** The line under the figure: what it is for, how long it holds, or what it was. */
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
