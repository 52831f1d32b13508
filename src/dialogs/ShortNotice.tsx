import { selectDialogDay, selectReasons } from '../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../app/QuoteProvider'
import { BuyAlone } from '../price/BuyAlone'
import { CloseAndGo } from './Closing'

/** The event is near: what cannot be bought for it any more, and what still can (specification section 5). */
export function ShortNotice() {
  const quote = useQuoteRef()
  const reasons = useQuote(selectReasons)
  const day = useQuote(selectDialogDay)
  return (
    <>
      {reasons.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
      <p>Liability cover is still possible. Nothing you entered is lost.</p>
      <CloseAndGo place={day} aside={<BuyAlone onDone={() => quote.send({ type: 'dialog.closed' })} />}>
        Change the dates
      </CloseAndGo>
    </>
  )
}
