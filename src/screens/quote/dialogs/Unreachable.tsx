import {
  type Snapshot,
  selectDialogMessage,
  selectIsUnanswered,
} from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'

/** A request without an answer is the connection's fault, and any other one is ours. */
export const unreachableTitle = (snapshot: Snapshot) =>
  selectIsUnanswered(snapshot) ? 'There is no connection to our server' : 'We cannot reach our records just now'

/** @param isDetailed whether to show the server's message, for want of another explanation */
export function Unreachable({ isDetailed = false }: { isDetailed?: boolean }) {
  const isUnanswered = useQuote(selectIsUnanswered)
  const message = useQuote(selectDialogMessage)
  if (isUnanswered)
    return <p>Nothing you entered is lost. Check your internet connection: we save your answers once it is back.</p>
  return (
    <>
      {isDetailed && message && <p>{message}</p>}
      <p>Nothing you entered is lost. Try again in a moment.</p>
    </>
  )
}
