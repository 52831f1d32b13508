import { selectPriceProblem } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { Send } from '../app/Send'

/** The last price stays where it was, and says that it is not that of these answers. */
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
