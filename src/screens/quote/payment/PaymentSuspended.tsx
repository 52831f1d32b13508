import { suspensionWords } from '../../../../domain/quote/suspension'
import { selectPaymentState, selectSuspension } from '../../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { SendButton } from '../parts/SendButton'

/** There is a price, and nothing can be bought now. The page says why, and looks again when the customer wants it to. */
export function PaymentSuspended() {
  const quote = useQuoteRef()
  const suspension = useQuote(selectSuspension)
  const isLooking = useQuote(selectPaymentState) === 'lookingAgain'
  if (!suspension) return null
  const { title, text } = suspensionWords(suspension)
  return (
    <div tabIndex={-1} ref={focusOnMount} className="mt-4 scroll-mt-3">
      <Notice tone="attention" title={title} role="alert">
        <p>{text}</p>
        <p>
          <PhoneLink />
        </p>
        <Actions className="mt-1 **:data-button:bg-sheet">
          <Button
            onClick={() => quote.send({ type: 'availability.asked' })}
            {...(isLooking && { waiting: 'Checking …' })}
          >
            Check now
          </Button>
          <SendButton event={{ type: 'step.left' }} className="link">
            Back
          </SendButton>
        </Actions>
      </Notice>
    </div>
  )
}
