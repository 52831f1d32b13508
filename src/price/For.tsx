import { lengthInWords } from '../../domain/application/summary'
import { goodUntil } from '../../domain/period'
import { selectAnswers, selectStep, selectToday } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'

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
