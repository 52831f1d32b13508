import type { ReactNode } from 'react'
import { selectReasons, selectStanding } from '../../../machines/quote/quote.select'
import { useQuote } from '../../app/QuoteProvider'
import { Call } from '../../price/Withheld'
import { FieldLink } from '../../step/FieldLink'
import { Notice } from '../../ui/Notice'

/** In place of what is bought: why nothing can be yet, and what would change that. */
export function NoOffer() {
  const standing = useQuote(selectStanding)
  if (standing !== 'referred' && standing !== 'declined') return null
  return <div className="mt-4">{said[standing]}</div>
}

const said: Record<'referred' | 'declined', ReactNode> = {
  referred: (
    <Notice tone="attention" title="An underwriter has to look at your quote">
      <Reasons />
      <p>Nothing is charged, and nothing you entered is lost.</p>
      <p>
        <Call />
      </p>
    </Notice>
  ),
  declined: (
    <Notice tone="stop" title="We cannot insure the event with these answers">
      <Reasons />
      <p>
        <Call />
      </p>
    </Notice>
  ),
}

function Reasons() {
  const reasons = useQuote(selectReasons)
  return (
    <ul className="grid list-disc gap-1 pl-2.5">
      {reasons.map(({ code, field, text, remedy }) => (
        <li key={code}>
          {text} {remedy}
          {field && (
            <>
              {' '}
              <FieldLink place={field}>Change this answer</FieldLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
