import { useField } from 'react-final-form'
import { withSemicolons } from '../../../domain/email'
import { payByOf } from '../../../domain/period'
import { selectAnswers, selectPaymentState, selectToday } from '../../../machines/quote/quote.select'
import { useQuote } from '../../app/QuoteProvider'
import { afterPress } from '../../fields/afterPress'
import { Fault } from '../../fields/frames'

const told = {
  check: {
    label: 'Email the instructions to',
    hint: 'We send the address for your check, and the invoice to put with it.',
  },
  invoice: { label: 'Email the invoice to', hint: 'It can be paid by transfer or by check.' },
} as const

/** Where the papers go of what is not paid by card, and until when it can be paid (decision 8). */
export function PaperForm({ by }: { by: keyof typeof told }) {
  const isRejected = useQuote(selectPaymentState) === 'rejected'
  const { input, meta } = useField<string>('emails', {
    subscription: { value: true, touched: true, error: true },
    parse: (typed) => typed,
  })
  const fault = isRejected || (meta.touched && input.value !== '') ? (meta.error as string | undefined) : undefined
  const { label, hint } = told[by]
  const [today, answers] = [useQuote(selectToday), useQuote(selectAnswers)]
  const payBy = today && payByOf(today, answers)
  return (
    <div className="grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <label htmlFor="emails" className="font-strong">
        {label}
      </label>
      <p id="emails-hint" className="max-w-(--measure) text-ink-soft">
        {hint} Several addresses: put a semicolon or a comma between them.
      </p>
      {fault && <Fault id="emails">{fault}</Fault>}
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
        onChange={(event) => input.onChange(withSemicolons(event.target.value))}
        onBlur={() => afterPress(input.onBlur)}
        onFocus={input.onFocus}
        className="control mt-0.5 w-52 max-w-full"
      />
      <p className="mt-2 max-w-(--measure)">
        Nothing is insured until the money has come{payBy && `, by ${payBy} at the latest`}. We then email the policy
        and its certificate.
      </p>
    </div>
  )
}
