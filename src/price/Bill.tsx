import { selectStep } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { lazily } from '../ui/lazily'
import { BillFoot } from './BillFoot'
import { Failed } from './Failed'
import { useHead } from './Figure'
import { Missing } from './Missing'
import { Under } from './Under'
import { type BillView, selectBillView } from './view'
import { Waiting } from './Waiting'

/** The first page has no price yet, and nothing to say of one. */
const Breakdown = lazily(() => import('./Breakdown'), null)
const Why = lazily(() => import('./Why'), null)
const Buy = lazily(() => import('./Buy'), null)
export const preloadBill = () => {
  for (const part of [Breakdown, Why, Buy]) part.preload()
}

const hasLines: readonly BillView[] = ['priced', 'working', 'waiting', 'failed']

/** What the answers cost, why, why it changed, and what is still missing. */
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
