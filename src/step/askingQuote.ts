import { shallowEqual } from '@xstate/react'
import { type QuoteRef, type Snapshot, selectAnswers, selectFaults } from '../../machines/quote/quote.select'
import type { Asking } from '../fields/asking'
import { readingOf } from '../fields/reading'
import { selectCost, selectFixedLimit } from '../price/coverFacts'
import { withheldIn } from '../price/Withheld'
import { answerQuestion } from './answer'

/** The quote's chart as its questions know it. */
export const askingQuote = (quote: QuoteRef): Asking<Snapshot> => ({
  actor: quote,
  answers: selectAnswers,
  faults: readingOf(quote, selectFaults, shallowEqual),
  cost: selectCost,
  fixedLimit: selectFixedLimit,
  answer: (name, answer) => answerQuestion(quote, name, answer),
  Below: withheldIn(quote),
})
