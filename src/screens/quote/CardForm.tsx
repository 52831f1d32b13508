import { useFormState } from 'react-final-form'
import { dollars } from '../../../domain/formats'
import { brandOf, type CardEntry, cardFields, fullYear } from '../../../domain/payment'
import { pointsOf } from '../../../domain/termsText'
import { selectAmountDue, selectPaymentState, selectRejections } from '../../../machines/quote/quote.select'
import { useQuote } from '../../app/QuoteProvider'
import { Send } from '../../app/Send'
import { zipMask } from '../../fields/masks'
import { selectCoverage } from '../../price/view'
import { ErrorSummary } from '../../step/ErrorSummary'
import { Actions, Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { CardFaults, CardField, CardInput } from './CardField'
import { Coupon } from './Coupon'
import { cardMask, codeMask, monthMask, yearMask } from './cardMasks'

const { cvc } = cardFields

/** Who holds the card, and what is on it. */
export function CardForm() {
  return (
    <>
      <Rejected />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <CardField name="cardholder_name" />
        <CardField name="card_number" mask={cardMask} echo={(number) => brandOf(number)} />
        <div className="grid items-end justify-start gap-3 sm:grid-cols-[auto_fit-content(10rem)_fit-content(10rem)]">
          <Expiry />
          <CardField name="cvc" mask={codeMask} describedBy="cvc-where" />
          <CardField name="billing_zip" mask={zipMask} />
        </div>
        <p id="cvc-where" className="max-w-(--measure) text-ink-soft">
          The security code is {cvc.hint?.replace(/^The/, 'the')}
        </p>
        <p className="flex gap-1 text-ink-soft">
          <Icon name="lock" className="mt-0.25" />
          The number goes straight to the payment processor. We keep the last four digits.
        </p>
      </div>
      <div className="mt-6">
        <Coupon hint="It is taken off the policy fee. You agree to the terms once more, with the new price." />
      </div>
      <Pay />
      <div className="mt-3 grid max-w-(--measure) gap-1 text-ink-soft">
        <p>By paying you confirm the answers above. You agreed to the terms in step 7.</p>
        <GivenBack />
      </div>
    </>
  )
}

/** What a cancellation gives back, said before anything is paid (decision 49). */
function GivenBack() {
  return pointsOf('cancelling', useQuote(selectCoverage)).map((text) => <p key={text}>{text}</p>)
}

/** Two short inputs that make one answer. */
function Expiry() {
  return (
    <fieldset aria-labelledby="expires" className="grid gap-0.5">
      <span id="expires" className="font-strong">
        Expires
      </span>
      <CardFaults names={['exp_month', 'exp_year']} />
      <div className="mt-0.5 grid grid-cols-[4rem_auto_5rem] items-center justify-start gap-1">
        <CardInput name="exp_month" mask={monthMask} isNamed />
        <span aria-hidden="true" className="text-ink-soft">
          /
        </span>
        <CardInput name="exp_year" mask={yearMask} settled={fullYear} isNamed />
      </div>
    </fieldset>
  )
}

/** The button names the amount: nobody pays what was not shown. */
function Pay() {
  const amount = useQuote(selectAmountDue)
  const isPaying = useQuote(selectPaymentState) === 'paying'
  const waiting = isPaying ? 'Paying …' : amount === null ? 'Working out the price …' : null
  return (
    <Actions className="mt-6">
      <Button type="submit" tone="main" {...(waiting && { waiting })}>
        Pay {amount === null ? '' : dollars(amount)} and buy
      </Button>
      <Send event={{ type: 'step.left' }} className="link">
        Back
      </Send>
    </Actions>
  )
}

/** Once one has tried to pay: what is wrong, with links, before anything else. */
function Rejected() {
  const isRejected = useQuote(selectPaymentState) === 'rejected'
  const rejections = useQuote(selectRejections)
  const { errors } = useFormState<CardEntry>({ subscription: { errors: true } })
  return <ErrorSummary key={rejections} faults={isRejected ? (errors as Record<string, string>) : {}} />
}
