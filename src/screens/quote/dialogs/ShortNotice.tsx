import { selectDialogDay } from '../../../../machines/customer/quote/dialog.select'
import { selectReasons } from '../../../../machines/customer/quote/quote.select'
import { BuyCoverageAlone } from '../parts/BuyCoverageAlone'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { CloseAndGoToField } from './DialogActions'

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
      <CloseAndGoToField
        fieldId={day}
        aside={<BuyCoverageAlone onDone={() => quote.send({ type: 'dialog.closed' })} />}
      >
        Change the dates
      </CloseAndGoToField>
    </>
  )
}
