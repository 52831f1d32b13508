import { selectPriceProblem, selectStep } from '../../../../machines/customer/quote/quote.select'
import { lazily } from '../../../shared/ui/LazyPart'
import { useQuote } from '../parts/QuoteProvider'
import { SendButton } from '../parts/SendButton'
import { CoverageNote } from './CoverageNote'
import { MissingAnswers } from './MissingAnswers'
import { PriceFooter } from './PriceFooter'
import { useHead } from './PriceTotal'
import { type BillView, selectBillView, selectIsFirstPriceComing } from './priceView'

/** Pricing failed: the last price stays, marked as not matching the current answers. */
export function PricingFailed() {
  const problem = useQuote(selectPriceProblem)
  return (
    <div className="border-t border-rule py-2" role="status">
      <p className="font-strong">The price could not be worked out.</p>
      {problem && <p className="text-ink-soft">{problem}</p>}
      <SendButton event={{ type: 'price.retried' }} className="link min-h-(--size-target)">
        Try again
      </SendButton>
    </div>
  )
}

/** Offline: the last price stays, and pricing resumes by itself. */
export const PricingOffline = () => (
  <div className="border-t border-rule py-2" role="status">
    <p className="font-strong">We can’t work out the price while you are offline.</p>
    <p className="text-ink-soft">It appears once you are online again.</p>
  </div>
)

/** Fetched on demand: the first page has no price. */
const Worksheet = lazily(() => import('./Worksheet'), null)
const UnpricedReason = lazily(() => import('./UnpricedReason'), null)
const StartingPrice = lazily(() => import('./StartingPrice'), null)
const ContinueButton = lazily(() => import('./ContinueButton'), null)
const parts = [Worksheet, UnpricedReason, StartingPrice, ContinueButton]
export const preloadBill = () => {
  for (const part of parts) part.preload()
}
export const billArrivals = () => parts.map((part) => part.arrival())

const hasLines: readonly BillView[] = ['priced', 'working', 'waiting', 'failed']

/** The price, its lines, the reason of its last change, and the missing answers. */
export function PriceSummary() {
  const view = useQuote(selectBillView)
  const isSummary = useQuote(selectStep) === 'quoteSummary'
  const isFirstComing = useQuote(selectIsFirstPriceComing)
  const isWorksheetLoading = Worksheet.useIsLoading()
  const withLines = hasLines.includes(view)
  // its lines would push the list down when they come
  const areLinesComing = isFirstComing || (withLines && isWorksheetLoading)
  return (
    <section aria-labelledby="bill-title">
      <PriceHeading />
      {view === 'working' && <div className="running -mb-0.25" aria-hidden="true" />}
      {isSummary && <ContinueButton />}
      {view === 'waiting' && <PricingOffline />}
      {view === 'failed' && <PricingFailed />}
      {view === 'withheld' && <UnpricedReason />}
      {view === 'starting' && <StartingPrice />}
      {withLines && <Worksheet hasLines={!isSummary} />}
      {!isSummary && !areLinesComing && <MissingAnswers />}
      <PriceFooter />
    </section>
  )
}

function PriceHeading() {
  const { title, figure, isWord } = useHead()
  return (
    <div className="pb-2 max-desk:hidden">
      <h2 id="bill-title" className="font-strong">
        {title}
      </h2>
      <p className={isWord ? 'display my-1 text-h2' : 'amount my-0.5'}>{figure}</p>
      <CoverageNote />
    </div>
  )
}
