import { selectReasons } from '../../../../machines/customer/quote/quote.select'
import { FieldLink } from '../parts/FieldLink'
import { useQuote } from '../parts/QuoteProvider'

/** Why there is no offer, reason by reason, each with what would change it. */
export function Reasons() {
  const reasons = useQuote(selectReasons)
  return (
    <ul className="grid list-disc gap-1 pl-2.5">
      {reasons.map(({ code, field, text, remedy }) => (
        <li key={code}>
          {text} {remedy}
          {field && (
            <>
              {' '}
              {/* a fact is nobody's to change */}
              <FieldLink fieldId={field}>{remedy ? 'Change this answer' : 'See this answer'}</FieldLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
