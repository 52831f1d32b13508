import { useField } from 'react-final-form'
import { payByOf } from '../../../../domain/application/period'
import { withSemicolons } from '../../../../domain/common/email'
import { selectAnswers, selectPaymentState, selectToday } from '../../../../machines/customer/quote/quote.select'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { afterPress } from '../../../shared/fields/control/input'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'

const methodTexts = {
  check: {
    label: 'Email the instructions to',
    hint: 'We send the address for your check, and the invoice to put with it.',
  },
  invoice: { label: 'Email the invoice to', hint: 'It can be paid by transfer or by check.' },
} as const

/** An order that the organizer of the event pays: nothing to enter. */
export function OrganizerOrder() {
  const [today, answers] = [useQuote(selectToday), useQuote(selectAnswers)]
  const payBy = today && payByOf(today, answers, 'organizer')
  return (
    <p className="max-w-(--measure)">
      The organizer of the event sees your order and pays for it. You pay nothing. Nothing is insured until we receive
      the organizer’s payment{payBy && `, due by ${payBy}`}. We then email you the policy and its certificate.
    </p>
  )
}

/** The recipients of an order's documents, and its last day to pay (decision 8). */
export function OrderForm({ by }: { by: keyof typeof methodTexts }) {
  const quote = useQuoteRef()
  const isRejected = useQuote(selectPaymentState) === 'rejected'
  const { input, meta } = useField<string>('emails', {
    subscription: { value: true, touched: true, error: true },
    parse: (typed) => typed,
  })
  const fault = isRejected || (meta.touched && input.value !== '') ? (meta.error as string | undefined) : undefined
  const { label, hint } = methodTexts[by]
  const [today, answers] = [useQuote(selectToday), useQuote(selectAnswers)]
  const payBy = today && payByOf(today, answers)
  return (
    <div className="grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <label htmlFor="emails" className="font-strong">
        {label}
      </label>
      <p id="emails-hint" className="max-w-(--measure) text-ink-soft">
        {hint} Separate several addresses with semicolons or commas.
      </p>
      <Fault id="emails">{fault}</Fault>
      <input
        id="emails"
        type="text"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        aria-required
        aria-invalid={fault ? true : undefined}
        aria-describedby={`emails-hint${fault ? ' emails-fault' : ''}`}
        value={input.value}
        onChange={(event) => {
          const text = withSemicolons(event.target.value)
          input.onChange(text)
          quote.send({ type: 'text.typed', name: 'orderEmails', text })
        }}
        onBlur={() => afterPress(input.onBlur)}
        onFocus={input.onFocus}
        className="control mt-0.5 w-52 max-w-full"
      />
      <p className="mt-2 max-w-(--measure)">
        Nothing is insured until we receive your payment{payBy && `, due by ${payBy}`}. We then email the policy and its
        certificate.
      </p>
    </div>
  )
}
