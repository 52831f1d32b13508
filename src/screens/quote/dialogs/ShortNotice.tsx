import { selectDialogDay, selectReasons } from '../../../../machines/customer/quote/quote.select'
import { BuyAlone } from '../parts/BuyCoverageAlone'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { CloseAndGo } from './DialogActions'

/**
 * The event is near: lists the coverages that can no longer be bought, and the ones that can (specification section 5).
 */
export function ShortNotice() {
  const quote = useQuoteRef()
  const reasons = useQuote(selectReasons)
  const day = useQuote(selectDialogDay)
  return (
    <>
      {reasons.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
      <p>Liability coverage is still possible. Nothing you entered is lost.</p>
      <CloseAndGo fieldId={day} aside={<BuyAlone onDone={() => quote.send({ type: 'dialog.closed' })} />}>
        Change the dates
      </CloseAndGo>
    </>
  )
}
