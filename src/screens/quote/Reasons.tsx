import { selectReasons } from '../../../machines/quote/quote.select'
import { useQuote } from '../../app/QuoteProvider'
import { FieldLink } from '../../step/FieldLink'

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
              <FieldLink place={field}>{remedy ? 'Change this answer' : 'See this answer'}</FieldLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
