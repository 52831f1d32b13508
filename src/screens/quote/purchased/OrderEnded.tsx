import { brand } from '../../../../domain/common/brand'
import { selectView } from '../../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'

/** An order by check or invoice that ended without its payment: why, and how to pay for the quote after all. */
export default function OrderEnded() {
  const quote = useQuoteRef()
  const { title, text } = useQuote(selectView) === 'orderWithdrawn' ? withdrawn : lapsed
  return (
    <div className="grid max-w-[40rem] gap-2 desk:pt-2">
      <title>{`${title} | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        {title}
      </h1>
      <p className="text-lead">{text}</p>
      <p>
        Do you still want the coverage? Your answers are saved. Continue to see today’s price and pay for it, if it is
        still available.
      </p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => quote.send({ type: 'order.reconsidered' })}>
          Continue to payment
        </Button>
        <LinkButton onClick={() => quote.send({ type: 'quote.restarted' })}>Insure another event</LinkButton>
      </Actions>
      <p className="mt-3 text-ink-soft">
        <PhoneLink />
      </p>
    </div>
  )
}

const withdrawn = {
  title: 'Your order was withdrawn',
  text: 'Please do not pay it: nothing is insured, and you owe nothing. If you have paid already, we refund it.',
} as const
const lapsed = {
  title: 'Your order has expired',
  text: 'We did not receive your payment in time, so the order has ended. Nothing is insured, and you owe nothing.',
} as const
