import { dollars } from '../../domain/formats'
import { selectAmountDue } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { Call } from '../price/Call'
import { CloseAndGo } from './Closing'
import { Told } from './Told'

/** Nothing was charged, and what may be tried. */
export function CardRefused() {
  const amount = useQuote(selectAmountDue)
  return (
    <>
      <p>
        The payment{amount === null ? '' : ' of '}
        {amount !== null && <strong className="whitespace-nowrap">{dollars(amount)}</strong>} was not made.{' '}
        <strong>Nothing was charged</strong>, and your quote is unchanged.
      </p>
      <Told />
      <ul className="grid list-disc gap-1 pl-2.5">
        <li>Check the number, the expiry and the security code, and try again.</li>
        <li>Or use another card.</li>
      </ul>
      <p className="text-ink-soft">
        <Call />
      </p>
      <CloseAndGo place="card_number">Check the card</CloseAndGo>
    </>
  )
}
