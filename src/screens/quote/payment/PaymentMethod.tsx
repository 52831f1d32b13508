import { Field } from 'react-final-form'
import { type PaymentType, paymentTypes } from '../../../../domain/quote/payment'

const ways: Readonly<Record<PaymentType, { readonly name: string; readonly note: string }>> = {
  'credit card': { name: 'Card', note: 'You are insured right away.' },
  check: { name: 'Check', note: 'You are insured when we receive it.' },
  invoice: { name: 'Invoice', note: 'You are insured when it is paid.' },
}

/** The three ways to pay, each with the start of its coverage (decision 44). */
export function PaymentMethod() {
  return (
    <Field<PaymentType> name="payment_type" subscription={{ value: true }}>
      {({ input }) => (
        <fieldset aria-labelledby="pay-by" className="grid gap-0.5">
          <span id="pay-by" className="font-strong">
            How do you want to pay?
          </span>
          <div className="mt-0.5 grid gap-1 md:grid-cols-3">
            {paymentTypes.map((type) => (
              <label key={type} className="answer items-start py-1.25">
                <input
                  type="radio"
                  name="payment_type"
                  value={type}
                  checked={input.value === type}
                  onChange={() => input.onChange(type)}
                  aria-label={ways[type].name}
                  aria-describedby={`pay-by-${ways[type].name}`}
                  className="mark mt-0.25"
                />
                <span>
                  {ways[type].name}
                  <span id={`pay-by-${ways[type].name}`} className="plain-weight block text-dense text-ink-soft">
                    {ways[type].note}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Field>
  )
}
