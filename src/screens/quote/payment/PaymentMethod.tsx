import { useSelector } from '@xstate/react'
import { Field } from 'react-final-form'
import { orderObstacle } from '../../../../domain/application/period'
import { type PaymentType, paymentTypes } from '../../../../domain/quote/paymentTypes'
import { selectAnswers, selectContactId, selectToday } from '../../../../machines/customer/quote/quote.select'
import { selectOrganizerPays } from '../../../../machines/customer/venue/venue.select'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'

const ways: Readonly<Record<PaymentType, { readonly name: string; readonly note: string }>> = {
  'credit card': { name: 'Card', note: 'Coverage is bound as soon as you pay.' },
  check: { name: 'Check', note: 'You are insured when we receive it.' },
  invoice: { name: 'Invoice', note: 'You are insured when it is paid.' },
  organizer: { name: 'The organizer pays', note: 'You are insured when the organizer has paid.' },
}

/** Whether the organizer of the event pays for its exhibitors. */
export function useOrganizerPays(): boolean {
  const { venueOf } = useQuoteTools()
  const quote = useQuoteRef()
  const contactId = useQuote(selectContactId)
  const venue = contactId === null ? null : venueOf(quote, contactId)
  return useSelector(venue ?? undefined, (snapshot) => (snapshot ? selectOrganizerPays(snapshot) : false))
}

/**
 * The ways to pay, in order; an organizer may pay for the exhibitors of its event. One that would come too late says why
 * it is not offered.
 */
function useWays(): readonly { readonly type: PaymentType; readonly obstacle: string | null }[] {
  const isPaid = useOrganizerPays()
  const [today, answers] = [useQuote(selectToday), useQuote(selectAnswers)]
  const types: readonly PaymentType[] = isPaid ? [...paymentTypes, 'organizer'] : paymentTypes
  return types.map((type) => ({
    type,
    obstacle: type === 'credit card' || today === null ? null : orderObstacle(today, answers, type),
  }))
}

/** The ways to pay, each with the start of its coverage (decision 44). */
export function PaymentMethod() {
  const types = useWays()
  return (
    <Field<PaymentType> name="payment_type" subscription={{ value: true }}>
      {({ input }) => (
        <fieldset aria-labelledby="pay-by" className="grid gap-0.5">
          <span id="pay-by" className="font-strong">
            How do you want to pay?
          </span>
          <div className={`mt-0.5 grid gap-1 ${types.length > 3 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
            {types.map(({ type, obstacle }) => (
              <label key={type} className="answer items-start py-1.25">
                <input
                  type="radio"
                  name="payment_type"
                  value={type}
                  checked={input.value === type}
                  disabled={obstacle !== null}
                  onChange={() => input.onChange(type)}
                  aria-label={ways[type].name}
                  aria-describedby={`pay-by-${type.replace(' ', '-')}`}
                  className="mark mt-0.25"
                />
                <span>
                  {ways[type].name}
                  <span id={`pay-by-${type.replace(' ', '-')}`} className="plain-weight block text-dense text-ink-soft">
                    {obstacle ?? ways[type].note}
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
