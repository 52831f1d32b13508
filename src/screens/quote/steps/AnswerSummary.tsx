import type { StepName } from '../../../../domain/application'
import { summaryOf } from '../../../../domain/application/summary'
import {
  type Snapshot,
  selectAmountDue,
  selectAnswers,
  selectIsBought,
  selectReasons,
  selectToday,
} from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'
import { selectWithheldCover } from '../price/declinedCoverage'

/** A step's answers in one line. */
export default function AnswerSummary({ step }: { step: StepName }) {
  const words = useQuote((snapshot) => summaryOf(step, selectAnswers(snapshot), factsOf(snapshot)))
  return <p className="col-span-full text-ink-soft">{words}</p>
}

const factsOf = (snapshot: Snapshot) => ({
  amountDue: selectAmountDue(snapshot),
  // the price of a bought quote holds
  today: selectIsBought(snapshot) ? null : selectToday(snapshot),
  reasons: selectReasons(snapshot).length,
  withheld: selectWithheldCover(snapshot),
  declines: selectReasons(snapshot).filter(({ decision }) => decision === 'decline').length,
})
