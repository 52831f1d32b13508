import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/common/brand'
import { dayInWords } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { statusWords } from '../../../domain/quote/statusWords'
import {
  type ForgotQuoteRef,
  selectMessage,
  selectQuotes,
} from '../../../machines/customer/quoteFinder/quoteFinder.select'
import { focusOnMount } from '../../shared/browser/focus'
import { base } from '../../shared/browser/route'
import { Actions, Button } from '../../shared/ui/Button'
import { hours } from '../../shared/ui/businessHours'

/** The public gets the same text whether or not there are quotes; staff see the quotes. */
export function QuoteFinderResult({ forgotten, onClose }: { forgotten: ForgotQuoteRef; onClose: () => void }) {
  const message = useSelector(forgotten, selectMessage)
  const quotes = useSelector(forgotten, selectQuotes)
  return (
    <>
      <div role="status" tabIndex={-1} ref={focusOnMount} className="grid gap-2">
        {message !== null && (
          <>
            <p>{message}</p>
            <p className="text-ink-soft">
              No email? Check your spam folder, or try the email address that was given with the quote. You can also
              call {brand.phone}, {sentence(hours)}
            </p>
          </>
        )}
        {quotes.length > 0 && (
          <ul className="border-b border-rule">
            {quotes.map(({ id, quote_number, event_name, event_type, event_start_date, quote_status }) => (
              <li key={id} className="border-t border-rule py-1">
                <a href={`${base}?id=${id}&from=admin`} className="font-strong">
                  {quote_number}
                </a>
                <span className="block text-ink-soft">
                  {[
                    event_name ?? event_type,
                    event_start_date && dayInWords(event_start_date),
                    statusWords[quote_status],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Actions className="mt-2">
        <Button tone="main" onClick={onClose}>
          Back to the page
        </Button>
      </Actions>
    </>
  )
}
