import { selectPriceProblem, selectStep } from '../../../../machines/customer/quote/quote.select'
import { lazily } from '../../../shared/ui/LazyPart'
import { useQuote } from '../parts/QuoteProvider'
import { Send } from '../parts/SendButton'
import { Under } from './CoverageNote'
import { Missing } from './MissingAnswers'
import { BillFoot } from './PriceFooter'
import { useHead } from './PriceTotal'
import { type BillView, selectBillView } from './priceView'

/** Pricing failed: the last price stays, marked as not matching the current answers. */
export function Failed() {
  const problem = useQuote(selectPriceProblem)
  return (
    <div className="border-t border-rule py-2" role="status">
      <p className="font-strong">The price could not be worked out.</p>
      {problem && <p className="text-ink-soft">{problem}</p>}
      <Send event={{ type: 'price.retried' }} className="link min-h-(--size-target)">
        Try again
      </Send>
    </div>
  )
}

/** Offline: the last price stays, and pricing resumes by itself. */
export const Waiting = () => (
  <div className="border-t border-rule py-2" role="status">
    <p className="font-strong">The price waits for the connection.</p>
    <p className="text-ink-soft">It is worked out by itself once you are online again.</p>
  </div>
)

/** Fetched on demand: the first page has no price. */
const Breakdown = lazily(() => import('./Worksheet'), null)
const Why = lazily(() => import('./UnpricedReason'), null)
const Buy = lazily(() => import('./BuyButton'), null)
export const preloadBill = () => {
  for (const part of [Breakdown, Why, Buy]) part.preload()
}

const hasLines: readonly BillView[] = ['priced', 'working', 'waiting', 'failed']

/** The price, its lines, the reason of its last change, and the missing answers. */
export function Bill() {
  const view = useQuote(selectBillView)
  const isSummary = useQuote(selectStep) === 'quoteSummary'
  return (
    <section aria-labelledby="bill-title">
      <Top />
      {view === 'working' && <div className="running -mb-0.25" aria-hidden="true" />}
      {view === 'waiting' && <Waiting />}
      {view === 'failed' && <Failed />}
      {view === 'withheld' && <Why />}
      {hasLines.includes(view) && <Breakdown hasLines={!isSummary} />}
      {isSummary && <Buy />}
      {!isSummary && <Missing />}
      <BillFoot />
    </section>
  )
}

function Top() {
  const { title, figure, isWord } = useHead()
  return (
    <div className="pb-2 max-desk:hidden">
      <h2 id="bill-title" className="font-strong">
        {title}
      </h2>
      <p className={isWord ? 'display my-1 text-h2' : 'amount my-0.5'}>{figure}</p>
      <Under />
    </div>
  )
}
