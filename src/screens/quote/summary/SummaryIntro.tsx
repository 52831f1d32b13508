import { goodUntil } from '../../../../domain/application/period'
import { summaryOf } from '../../../../domain/application/summary'
import {
  selectAmountDue,
  selectAnswers,
  selectIsBought,
  selectToday,
} from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'
import { selectAwaited } from '../price/priceView'

/** The quoted event, and how long the price holds. */
export default function SummaryIntro() {
  const answers = useQuote(selectAnswers)
  const today = useQuote(selectToday)
  const isBought = useQuote(selectIsBought)
  // said before the price has come too, which would move the page down by a line
  const isPriced = useQuote((snapshot) => selectAmountDue(snapshot) !== null || selectAwaited(snapshot) !== null)
  const holds =
    isPriced && today && !isBought
      ? ` The price holds until ${goodUntil(today, answers)} if the answers stay as they are.`
      : ''
  return `${summaryOf('eventDetails', answers)}${holds}`
}
