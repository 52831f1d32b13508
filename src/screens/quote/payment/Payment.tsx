import { type ReactNode, useState } from 'react'
import { Form } from 'react-final-form'
import { contactEmail } from '../../../../domain/application/payload'
import { blankCard, type PaymentEntry, type PaymentFault, paymentFaults } from '../../../../domain/quote/payment'
import type { PersonEvent } from '../../../../machines/customer/quote/model/quote.types'
import {
  selectAnswers,
  selectPaymentProblem,
  selectPaymentState,
  selectToday,
} from '../../../../machines/customer/quote/quote.select'
import { CardTried, fieldsAt, withCardInputs } from '../../../shared/card/cardSubmission'
import { Notice } from '../../../shared/ui/Notice'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'
import { PaymentForm } from './PaymentForm'
import { Uncertain } from './PaymentPending'

/** While the New York day is not known, the processor alone says whether a card has expired. */
const longAgo = '01/01/2000'

/**
 * The payment's own form. What is typed of a card stays in it: the chart hears only whether it is complete, and the vault
 * reads it at the moment it is sent to the processor.
 */
export default function Payment() {
  const quote = useQuoteRef()
  const { openCardInputs } = useQuoteTools()
  const [cardInputs] = useState(openCardInputs)
  const state = useQuote(selectPaymentState)
  const [initial] = useState<PaymentEntry>(() => {
    const answers = selectAnswers(quote.getSnapshot())
    return {
      ...blankCard,
      cardholder_name: answers.terms_name ?? '',
      billing_zip: answers.insured_zip ?? '',
      payment_type: 'credit card',
      fields: fieldsAt(cardInputs),
      emails: contactEmail(answers) ?? '',
    }
  })
  const faultsOf = (entry: PaymentEntry) => paymentFaults(entry, selectToday(quote.getSnapshot()) ?? longAgo)
  const [decorators] = useState(() => (cardInputs ? [withCardInputs<PaymentEntry>(cardInputs)] : []))
  const isAsking = state === 'uncertain' || state === 'asking'
  return (
    <>
      {state && notices[state]}
      <div hidden={isAsking}>
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

/** Of a card only whether it is complete. */
const submitted = ({ payment_type: by, emails }: PaymentEntry, isComplete: boolean): PersonEvent =>
  by === 'credit card'
    ? { type: 'payment.submitted', card: isComplete ? 'complete' : 'incomplete' }
    : { type: 'order.submitted', by, emails }

/** One fault a field, in the order of the page. */
const firstByName = (faults: readonly PaymentFault[]) => {
  const first: Record<string, string> = {}
  for (const { name, message } of faults) first[name] ??= message
  return first
}

/** Nothing came of it, and not for the card's sake. */
function PaymentFailed() {
  const problem = useQuote(selectPaymentProblem)
  return (
    <div className="mt-4">
      <Notice tone="attention" title="You have not paid yet" role="alert">
        <p>{problem}</p>
      </Notice>
    </div>
  )
}

/** What has become of the payment so far, in words. */
const notices: Partial<Record<NonNullable<ReturnType<typeof selectPaymentState>>, ReactNode>> = {
  declined: (
    <div className="mt-4">
      <Notice tone="stop" title="The card was not accepted" role="alert">
        <p>Nothing was charged. Try again, use another card, or pay in another way.</p>
      </Notice>
    </div>
  ),
  failed: <PaymentFailed />,
  uncertain: <Uncertain />,
  asking: <Uncertain />,
}
