import { selectDialogMessage } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'

/** What the server said of it, in its own words. */
export function Told() {
  const message = useQuote(selectDialogMessage)
  return message && <p>{message}</p>
}
