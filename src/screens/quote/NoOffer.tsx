import { selectReasons, selectStanding } from '../../../machines/quote/quote.select'
import { useQuote } from '../../app/QuoteProvider'
import { BuyAlone } from '../../price/BuyAlone'
import { Call } from '../../price/Call'
import { declinedWith, selectWithheldCover } from '../../price/withheldCover'
import { FieldLink } from '../../step/FieldLink'
import { Actions } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** In place of what is bought: why nothing can be yet, what would change that, and the cover that may be bought alone. */
export function NoOffer() {
  const standing = useQuote(selectStanding)
  const cover = useQuote(selectWithheldCover)
  if (standing !== 'referred' && standing !== 'declined') return null
  const isReferral = standing === 'referred'
  return (
    <div className="mt-4">
      <Notice
        tone={isReferral ? 'attention' : 'stop'}
        title={isReferral ? 'An underwriter has to look at your quote' : declined[cover]}
      >
        <Reasons />
        {isReferral && <p>Nothing is charged, and nothing you entered is lost.</p>}
        <Actions className="mt-1 empty:hidden **:data-button:bg-sheet">
          <BuyAlone />
        </Actions>
        <p>
          <Call />
        </p>
      </Notice>
    </div>
  )
}

const declined = declinedWith('these answers')

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
              {/* a fact is nobody's to change */}
              <FieldLink place={field}>{remedy ? 'Change this answer' : 'See this answer'}</FieldLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
