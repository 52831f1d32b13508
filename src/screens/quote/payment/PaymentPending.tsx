import { selectPaymentProblem } from '../../../../machines/customer/quote/payment.select'
import { selectPaymentState } from '../../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'

/**
 * The quote may have been paid. So there is no way back and no second payment; the page checks the result by itself.
 */
export function PaymentPending() {
  const quote = useQuoteRef()
  const problem = useQuote(selectPaymentProblem)
  const isAsking = useQuote(selectPaymentState) === 'asking'
  return (
    // the pressed button is gone, so this result takes the focus
    <div tabIndex={-1} ref={focusOnMount} className="mt-4 scroll-mt-3">
      <Notice tone="attention" title="We could not tell whether you have paid" role="alert">
        <p>
          We lost the connection before we heard back about your payment. We keep checking until we know. You are
          charged once at most.
        </p>
        {problem && <p>{problem}</p>}
        <p>
          <PhoneLink />
        </p>
        <Actions className="mt-1 **:data-button:bg-sheet">
          <Button onClick={() => quote.send({ type: 'payment.asked' })} {...(isAsking && { waiting: 'Finding out …' })}>
            Find out now
          </Button>
        </Actions>
      </Notice>
    </div>
  )
}
