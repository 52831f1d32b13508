import { brand } from '../../../../domain/common/brand'
import { selectOrderedPolicy } from '../../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, buttonLook, LinkButton } from '../../../shared/ui/Button'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'

/** An order by check or invoice that is paid: its policy, and the way to it. */
export default function OrderPaid() {
  const quote = useQuoteRef()
  const policy = useQuote(selectOrderedPolicy)
  if (!policy) return null
  return (
    <div className="grid max-w-[40rem] gap-2 desk:pt-2">
      <title>{`Your event is insured | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        Your event is insured
      </h1>
      <p className="text-lead">Your payment has arrived. Your policy number is {policy.number}.</p>
      <p>We email the policy, its certificate and a receipt. The link in that email opens your policy.</p>
      <Actions className="mt-2">
        <a href={policy.link} className={buttonLook('main')} data-button>
          Go to my policy
        </a>
        <LinkButton onClick={() => quote.send({ type: 'quote.restarted' })}>Insure another event</LinkButton>
      </Actions>
      <p className="mt-3 text-ink-soft">
        <PhoneLink />
      </p>
    </div>
  )
}
