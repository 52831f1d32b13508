import { goodUntil } from '../../../../domain/application/period'
import { lengthInWords } from '../../../../domain/application/summary'
import {
  selectAnswers,
  selectIsBought,
  selectStep,
  selectToday,
} from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'

/** The coverage of an amount; on the summary, how long the price holds. */
export default function CoverageSummary() {
  const isSummary = useQuote(selectStep) === 'quoteSummary'
  const today = useQuote(selectToday)
  const words = useQuote((snapshot) =>
    isSummary && today && !selectIsBought(snapshot)
      ? `Good until ${goodUntil(today, selectAnswers(snapshot))}`
      : lengthInWords(selectAnswers(snapshot)),
  )
  return words
}
