import { goodUntil } from '../../../../domain/application/period'
import { summaryOf } from '../../../../domain/application/summary'
import { selectAmountDue, selectAnswers, selectToday } from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'

/** The quoted event, and how long the price holds. */
export default function SummaryIntro() {
  const answers = useQuote(selectAnswers)
  const today = useQuote(selectToday)
  const hasPrice = useQuote(selectAmountDue) !== null
  const holds =
    hasPrice && today ? ` The price holds until ${goodUntil(today, answers)} if the answers stay as they are.` : ''
  return `${summaryOf('eventDetails', answers)}${holds}`
}
