import { dollars } from '../../../../domain/common/formats'
import { selectDeclineCode } from '../../../../machines/customer/quote/dialog.select'
import { selectAmountDue, selectDialogMessage } from '../../../../machines/customer/quote/quote.select'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote } from '../parts/QuoteProvider'
import { AcknowledgeButton, CloseAndGoToField } from './DialogActions'

/**
 * Says that nothing was charged, and why. The bank's reason decides the advice, which is not always to check the card.
 */
export function PaymentDeclined() {
  return (
    <>
      <NotPaid quote="your quote" />
      <AcknowledgeButton />
      <p>You can also pay by check or invoice.</p>
      <p className="text-ink-soft">
        <PhoneLink />
      </p>
      <CloseAndGoToField fieldId="card_number">Check the card</CloseAndGoToField>
    </>
  )
}

/** The same dialog for staff who buy for a customer, with the processor's code (decision 34). */
export function CustomerPaymentDeclined() {
  const message = useQuote(selectDialogMessage)
  const code = useQuote(selectDeclineCode)
  return (
    <>
      <NotPaid quote="the quote" />
      {message && <p>You may tell the customer: “{message}”</p>}
      {code && <p className="text-ink-soft">The processor’s code for it: {code}</p>}
      <p>Read the card back to the customer and try again, ask for another one, or have it paid by check or invoice.</p>
      <CloseAndGoToField fieldId="card_number">Check the customer’s card</CloseAndGoToField>
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
