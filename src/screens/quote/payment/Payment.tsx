import { type ReactNode, useState } from 'react'
import { Form } from 'react-final-form'
import { contactEmail } from '../../../../domain/application/payload'
import { blankCard, type PaymentEntry, type PaymentFault, paymentFaults } from '../../../../domain/quote/payment'
import type { PersonEvent } from '../../../../machines/customer/quote/model/quote.types'
import {
  selectAuthentication,
  selectBillingZip,
  selectCardholder,
  selectPaymentProblem,
  selectPaymentType,
} from '../../../../machines/customer/quote/payment.select'
import {
  selectAnswers,
  selectIsAuthenticating,
  selectIsToRead,
  selectPaymentState,
  selectText,
  selectToday,
} from '../../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { BankConfirmation } from '../../../shared/card/BankConfirmation'
import { CardTried, fieldsAt, withCardInputs, withDraft } from '../../../shared/card/cardSubmission'
import { Notice } from '../../../shared/ui/Notice'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'
import { PaymentForm } from './PaymentForm'
import { useOrganizerPays } from './PaymentMethod'
import { PaymentPending } from './PaymentPending'
import { PaymentSuspended } from './PaymentSuspended'

/** Until the New York day is known, only the processor checks whether a card has expired. */
const longAgo = '01/01/2000'
const selectOrderEmails = selectText('orderEmails')

/**
 * The payment's form. Card data stays in it: the chart only hears whether it is complete, and the vault reads it when
 * it sends it to the processor.
 */
export default function Payment() {
  const quote = useQuoteRef()
  const { openCardInputs } = useQuoteTools()
  const [cardInputs] = useState(openCardInputs)
  const state = useQuote(selectPaymentState)
  const organizerPays = useOrganizerPays()
  const [initial] = useState<PaymentEntry>(() => {
    const now = quote.getSnapshot()
    return {
      ...blankCard,
      cardholder_name: selectCardholder(now),
      billing_zip: selectBillingZip(now),
      payment_type: selectPaymentType(organizerPays)(now),
      fields: fieldsAt(cardInputs),
      emails: selectOrderEmails(now) ?? contactEmail(selectAnswers(now)) ?? '',
    }
  })
  const faultsOf = (entry: PaymentEntry) => paymentFaults(entry, selectToday(quote.getSnapshot()) ?? longAgo)
  const [decorators] = useState(() => [
    ...(cardInputs ? [withCardInputs<PaymentEntry>(cardInputs)] : []),
    withDraft<PaymentEntry>((draft) => quote.send({ type: 'payment.drafted', draft })),
  ])
  const isAuthenticating = useQuote(selectIsAuthenticating)
  const isToRead = useQuote(selectIsToRead)
  const isClosed = isToRead || isAuthenticating || (state !== null && withoutForm.has(state))
  return (
    <>
      {state && notices[state]}
      {isAuthenticating && <PaymentConfirmation />}
      <div hidden={isClosed}>
        <Form<PaymentEntry>
          initialValues={initial}
          decorators={decorators}
          subscription={{}}
          validate={(entry) => firstByName(faultsOf(entry))}
          onSubmit={() => {}}
        >
          {({ form }) => (
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                const { values } = form.getState()
                quote.send(submitted(values, faultsOf(values).length === 0))
              }}
            >
              <CardTried value={state === 'rejected'}>
                <PaymentForm cardInputs={cardInputs} />
              </CardTried>
            </form>
          )}
        </Form>
      </div>
    </>
  )
}

/** The states in which nothing can be paid. The card that was typed stays in its form. */
const withoutForm: ReadonlySet<string> = new Set(['uncertain', 'asking', 'suspended', 'lookingAgain'])

/** The event carries no card data, only whether the card is complete. */
const submitted = ({ payment_type: by, emails }: PaymentEntry, isComplete: boolean): PersonEvent =>
  by === 'credit card'
    ? { type: 'payment.submitted', card: isComplete ? 'complete' : 'incomplete' }
    : { type: 'order.submitted', by, emails }

/** Keeps one error for each field, in page order. */
const firstByName = (faults: readonly PaymentFault[]) => {
  const first: Record<string, string> = {}
  for (const { name, message } of faults) first[name] ??= message
  return first
}

/** The payment failed for a reason other than the card. */
function PaymentFailed() {
  const problem = useQuote(selectPaymentProblem)
  return (
    // the button may be below it, out of sight of the notice
    <div tabIndex={-1} ref={focusOnMount} className="mt-4 scroll-mt-3">
      <Notice tone="attention" title="You have not paid yet" role="alert">
        <p>{problem}</p>
      </Notice>
    </div>
  )
}

function PaymentConfirmation() {
  const quote = useQuoteRef()
  const authentication = useQuote(selectAuthentication)
  return (
    authentication && (
      <BankConfirmation
        authentication={authentication}
        onMoved={() => quote.send({ type: 'authentication.ended' })}
        onCanceled={() => quote.send({ type: 'authentication.canceled' })}
      />
    )
  )
}

/** The status of the payment so far. */
const notices: Partial<Record<NonNullable<ReturnType<typeof selectPaymentState>>, ReactNode>> = {
  declined: (
    <div tabIndex={-1} ref={focusOnMount} className="mt-4">
      <Notice tone="stop" title="The card was not accepted" role="alert">
        <p>Nothing was charged. Try again, use another card, or pay in another way.</p>
      </Notice>
    </div>
  ),
  failed: <PaymentFailed />,
  uncertain: <PaymentPending />,
  asking: <PaymentPending />,
  suspended: <PaymentSuspended />,
  lookingAgain: <PaymentSuspended />,
}
