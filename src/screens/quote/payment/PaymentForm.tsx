import { type ReactNode, useMemo } from 'react'
import { Field, useFormState } from 'react-final-form'
import { numberOf } from '../../../../domain/application'
import { holdsCancellation, holdsRain } from '../../../../domain/common/coverageTypes'
import { dollars } from '../../../../domain/common/formats'
import { centsOf } from '../../../../domain/common/money'
import { cancellingRule, earningRule, rainEarnedRule } from '../../../../domain/policy/cancellation'
import type { PaymentEntry } from '../../../../domain/quote/payment'
import type { PaymentType } from '../../../../domain/quote/paymentTypes'
import {
  selectAmountDue,
  selectApplicableSteps,
  selectPaymentState,
  selectRejections,
} from '../../../../machines/customer/quote/quote.select'
import { beginningOnce } from '../../../shared/card/beginningOnce'
import { CardForm } from '../../../shared/card/CardForm'
import { useDrawn } from '../../../shared/card/cardSubmission'
import type { CardInputs } from '../../../shared/card/cardVault'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { Actions, Button } from '../../../shared/ui/Button'
import { Coupon } from '../parts/Coupon'
import { FieldLink } from '../parts/FieldLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { SendButton } from '../parts/SendButton'
import { selectCoverage } from '../price/priceView'
import { OrderForm, OrganizerOrder } from './OrderForm'
import { PaymentMethod } from './PaymentMethod'

/** The payment method, its fields, and the pay button. */
export function PaymentForm({ cardInputs }: { cardInputs: CardInputs | null }) {
  return (
    <>
      <PaymentErrors />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        <PaymentMethod />
        <MethodFields>{(by) => methodFields(by, cardInputs)}</MethodFields>
      </div>
      <PayButton cardInputs={cardInputs} />
      <div className="mt-3 grid max-w-(--measure) gap-1 text-ink-soft">
        <ConfirmationNote />
        {/* the refund rule must be shown before the payment (decision 49) */}
        <RefundNote />
      </div>
      {/* below the button, so that those without a coupon reach the payment first */}
      <div className="mt-6 border-t border-rule pt-3">
        <Coupon hint="It is taken off the policy fee. You agree to the terms once more, with the new price." />
      </div>
    </>
  )
}

const methodFields = (by: PaymentType, cardInputs: CardInputs | null) => {
  if (by === 'credit card') return <CardPayment cardInputs={cardInputs} />
  return by === 'organizer' ? <OrganizerOrder /> : <OrderForm by={by} />
}

/** The card, or the buyer's wallet with the amount of the button. */
function CardPayment({ cardInputs }: { cardInputs: CardInputs | null }) {
  const quote = useQuoteRef()
  const amount = useQuote(selectAmountDue)
  const pay = useMemo(
    () =>
      beginningOnce(
        () => selectPaymentState(quote.getSnapshot()) === 'paying',
        () => quote.send({ type: 'payment.submitted', card: 'complete' }),
      ),
    [quote],
  )
  return <CardForm cardInputs={cardInputs} wallet={amount === null ? null : { amountCents: centsOf(amount), pay }} />
}

function ConfirmationNote() {
  const steps = useQuote(selectApplicableSteps)
  return <p>By continuing you confirm the answers above. You agreed to the terms in step {numberOf('terms', steps)}.</p>
}

function MethodFields({ children }: { children: (by: PaymentType) => ReactNode }) {
  return (
    <Field<PaymentType> name="payment_type" subscription={{ value: true }}>
      {({ input }) => children(input.value)}
    </Field>
  )
}

/** The button names the amount, so that nobody pays a price that was not shown. */
function PayButton({ cardInputs }: { cardInputs: CardInputs | null }) {
  const amount = useQuote(selectAmountDue)
  const state = useQuote(selectPaymentState)
  const drawn = useDrawn(cardInputs)
  const waiting = waits(state) ?? (amount === null ? 'Working out the price …' : null)
  return (
    <Actions className="mt-4">
      <MethodFields>
        {(by) => {
          const wait = waiting ?? (by === 'credit card' && drawn === 'coming' ? 'Fetching the card’s fields …' : null)
          return (
            <Button type="submit" tone="main" {...(wait && { waiting: wait })}>
              {actOf(by, amount === null ? '' : dollars(amount))}
            </Button>
          )
        }}
      </MethodFields>
      <SendButton event={{ type: 'step.left' }} className="link">
        Back
      </SendButton>
    </Actions>
  )
}

const actOf = (by: PaymentType, amount: string) =>
  by === 'credit card'
    ? `Pay ${amount} and buy`
    : by === 'organizer'
      ? `Order, and let the organizer pay ${amount}`
      : `Order, and pay ${amount} by ${by}`

const waits = (state: ReturnType<typeof selectPaymentState>) =>
  state === 'paying' ? 'Paying …' : state === 'ordering' ? 'Ordering …' : null

/** The errors, with links, after the first attempt to pay. */
function PaymentErrors() {
  const isRejected = useQuote(selectPaymentState) === 'rejected'
  const rejections = useQuote(selectRejections)
  const { errors } = useFormState<PaymentEntry>({ subscription: { errors: true } })
  return (
    <ErrorSummary key={rejections} faults={isRejected ? (errors as Record<string, string>) : {}} Link={FieldLink} />
  )
}

/** The refund rule, shown before the payment (decision 49). */
function RefundNote() {
  const coverage = useQuote(selectCoverage)
  const isEarned = holdsCancellation(coverage)
  if (holdsRain(coverage)) return <p>{rainEarnedRule}</p>
  return (
    <p>
      {cancellingRule} {isEarned && earningRule}
    </p>
  )
}
