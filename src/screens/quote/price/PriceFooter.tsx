import { selectStep } from '../../../../machines/customer/quote/quote.select'
import { LinkButton } from '../../../shared/ui/Button'
import { Icon } from '../../../shared/ui/Icon'
import { EmailLink } from '../parts/EmailLink'
import { useQuote } from '../parts/QuoteProvider'

/** The actions for the quote in its current state. */
export function PriceFooter() {
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
