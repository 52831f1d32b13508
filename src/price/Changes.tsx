import { signedDollars } from '../../domain/formats'
import { changesBetween } from '../../domain/worksheet'
import { selectLastPrice, selectPrice } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { selectBillView } from './view'

/** Why the amount is not what it was: what was done, by how much, and which amounts moved. */
export function Changes() {
  const isPriced = useQuote(selectBillView) === 'priced'
  const change = changesBetween(useQuote(selectLastPrice), useQuote(selectPrice))
  if (!isPriced || !change) return null
  return (
    <div className="border-t border-rule py-2">
      <h3 className="font-strong">What changed</h3>
      <div className="flex justify-between gap-2">
        <div>
          {change.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className="money font-strong">{signedDollars(change.difference)}</p>
      </div>
      <p className="text-ink-soft">{change.detail}</p>
    </div>
  )
}
