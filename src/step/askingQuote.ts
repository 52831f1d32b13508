import { type QuoteRef, type Snapshot, selectAnswers, selectFaults } from '../../machines/quote/quote.select'
import type { Asking } from '../fields/asking'
import { selectCost, selectFixedLimit } from '../price/coverFacts'
import { Withheld } from '../price/Withheld'
import { answerQuestion } from './answer'

/** The quote's chart as its questions know it. */
export const askingQuote = (quote: QuoteRef): Asking<Snapshot> => ({
  actor: quote,
  answers: selectAnswers,
  faults: selectFaults,
  cost: selectCost,
  fixedLimit: selectFixedLimit,
  answer: (name, answer) => answerQuestion(quote, name, answer),
  Below: Withheld,
})
