import { selectStep } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { EmailLink } from '../step/EmailLink'
import { LinkButton } from '../ui/Button'
import { Icon } from '../ui/Icon'

/** What can be done with the quote as it is. */
export function BillFoot() {
  const isSummary = useQuote(selectStep) === 'quoteSummary'
  return (
    <div className="mt-2 flex flex-wrap gap-x-3 border-t border-rule pt-1 empty:hidden *:min-h-(--size-target)">
      <EmailLink>
        <Icon name="mail" />
        Email this quote
      </EmailLink>
      {isSummary && (
        <LinkButton onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </LinkButton>
      )}
    </div>
  )
}
