import { dollars } from '../../../../domain/common/formats'
import { selectStartingPrice } from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'
import { selectStartingFeesTitle } from './priceView'
import { WorksheetLine } from './Worksheet'

/** The lines of liability, and the lowest amount of the rest, while answers about cancellation are missing. */
export default function StartingPrice() {
  const price = useQuote(selectStartingPrice)
  const feesTitle = useQuote(selectStartingFeesTitle)
  if (!price) return null
  return (
    <div className="border-t border-rule pt-1.5">
      <h3 className="font-strong">Liability</h3>
      <ul>
        {price.liability.map((line) => (
          <li key={line.field}>
            <WorksheetLine line={line} isBlank={false} isOther={false} />
          </li>
        ))}
      </ul>
      <LowestAmount title="Cancellation" amount={price.cancellation_from} />
      <LowestAmount title={feesTitle} amount={price.fees_from} />
      <div className="mt-1 flex justify-between gap-2 border-t border-ink py-1 font-strong">
        Amount due
        <span className="money double-rule">{`from ${dollars(price.amount_due_from)}`}</span>
      </div>
    </div>
  )
}

const LowestAmount = ({ title, amount }: { title: string; amount: number }) => (
  <div className="mt-1.5 flex justify-between gap-2">
    <h3 className="font-strong">{title}</h3>
    <span className="money">{`from ${dollars(amount)}`}</span>
  </div>
)
