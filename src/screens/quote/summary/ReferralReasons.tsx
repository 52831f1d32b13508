import { selectReasons } from '../../../../machines/customer/quote/quote.select'
import { FieldLink } from '../parts/FieldLink'
import { useQuote } from '../parts/QuoteProvider'

/** Each reason why there is no offer, with its remedy. */
export function ReferralReasons() {
  const reasons = useQuote(selectReasons)
  return (
    <ul className="grid list-disc gap-1 pl-2.5">
      {reasons.map(({ code, field, text, remedy }) => (
        <li key={code}>
          {text} {remedy}
          {field && (
            <>
              {' '}
              {/* a reason without a remedy is a fact that the customer cannot change */}
              <FieldLink fieldId={field}>{remedy ? 'Change this answer' : 'See this answer'}</FieldLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
