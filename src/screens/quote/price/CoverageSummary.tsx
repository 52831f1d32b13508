import { goodUntil } from '../../../../domain/application/period'
import { lengthInWords } from '../../../../domain/application/summary'
import { selectAnswers, selectStep, selectToday } from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'

/** What an amount is for; in the summary, how long it holds. */
export default function For() {
  const isSummary = useQuote(selectStep) === 'quoteSummary'
  const today = useQuote(selectToday)
  const words = useQuote((snapshot) =>
    isSummary && today
      ? `Good until ${goodUntil(today, selectAnswers(snapshot))}`
      : lengthInWords(selectAnswers(snapshot)),
  )
  return words
}
