import { dollars } from '../../domain/formats'
import { selectAmountDue, selectDeclineCode, selectDialogMessage } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { Call } from '../price/Call'
import { CloseAndGo } from './Closing'
import { Told } from './Told'

/** Nothing was charged, and what may be tried. */
export function CardRefused() {
  return (
    <>
      <NotPaid quote="your quote" />
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

/** The same for staff who buy for a customer, with what the processor calls it (decision 34). */
export function CustomersCardRefused() {
  const message = useQuote(selectDialogMessage)
  const code = useQuote(selectDeclineCode)
  return (
    <>
      <NotPaid quote="the quote" />
      {message && <p>What the customer may be told: “{message}”</p>}
      {code && <p className="text-ink-soft">The processor’s code for it: {code}</p>}
      <ul className="grid list-disc gap-1 pl-2.5">
        <li>Read the number, the expiry and the security code back to the customer, and try again.</li>
        <li>Or ask for another card, or have it paid by check or invoice.</li>
      </ul>
      <CloseAndGo place="card_number">Check the customer’s card</CloseAndGo>
    </>
  )
}

function NotPaid({ quote }: { quote: string }) {
  const amount = useQuote(selectAmountDue)
  return (
    <p>
      The payment{amount === null ? '' : ' of '}
      {amount !== null && <strong className="whitespace-nowrap">{dollars(amount)}</strong>} was not made.{' '}
      <strong>Nothing was charged</strong>, and {quote} is unchanged.
    </p>
  )
}
