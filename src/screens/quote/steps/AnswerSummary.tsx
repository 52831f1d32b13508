import type { StepName } from '../../../../domain/application'
import { otherStatesIn } from '../../../../domain/application/otherStates'
import { summaryOf } from '../../../../domain/application/summary'
import {
  type Snapshot,
  selectAmountDue,
  selectAnswers,
  selectIsBought,
  selectIsToRead,
  selectReasons,
  selectToday,
} from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'
import { selectWithheldCover } from '../price/declinedCoverage'

/** A step's answers in one line, and below it each ZIP code of another state: the last look before the signature. */
export default function AnswerSummary({ step }: { step: StepName }) {
  const words = useQuote((snapshot) => summaryOf(step, selectAnswers(snapshot), factsOf(snapshot)))
  const doubts = useQuote(selectDoubts(step))
  return (
    <>
      <p className="col-span-full text-ink-soft">{words}</p>
      {doubts && <p className="col-span-full mt-0.5 max-w-(--measure) text-attention">{doubts}</p>}
    </>
  )
}

/** Blank on a page to read, where nothing can be corrected. */
const selectDoubts = (step: StepName) => (snapshot: Snapshot) =>
  selectIsToRead(snapshot)
    ? ''
    : otherStatesIn(selectAnswers(snapshot))
        .filter((doubt) => doubt.step === step)
        .map(({ text }) => text)
        .join(' ')

const factsOf = (snapshot: Snapshot) => ({
  amountDue: selectAmountDue(snapshot),
  // the price of a bought quote holds
  today: selectIsBought(snapshot) ? null : selectToday(snapshot),
  reasons: selectReasons(snapshot).length,
  withheld: selectWithheldCover(snapshot),
  declines: selectReasons(snapshot).filter(({ decision }) => decision === 'decline').length,
})
