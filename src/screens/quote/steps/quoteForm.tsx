import { shallowEqual } from '@xstate/react'
import { hasNotice } from '../../../../domain/application/answerNotices'
import {
  type QuoteRef,
  type Snapshot,
  selectAnswers,
  selectFaults,
} from '../../../../machines/customer/quote/quote.select'
import type { Asking } from '../../../shared/fields/control/formContext'
import { sharedSelection } from '../../../shared/fields/control/sharedSelection'
import { answerQuestions } from '../parts/answers'
import { selectCost, selectFixedLimit } from '../price/coverageCost'
import { withheldIn } from '../price/coverageDecline'
import { AnswerNotice } from './AnswerNotice'
import { LicenseNotice } from './LicenseNotice'

/** Connects the quote's chart to its questions. */
export const askingQuote = (quote: QuoteRef): Asking<Snapshot> => ({
  actor: quote,
  answers: selectAnswers,
  faults: sharedSelection(quote, selectFaults, shallowEqual),
  cost: selectCost,
  fixedLimit: selectFixedLimit,
  answer: (answers) => answerQuestions(quote, answers),
  Below: noticesIn(quote),
})

function noticesIn(quote: QuoteRef): Asking['Below'] {
  const Withheld = withheldIn(quote)
  return (question) => {
    if (question.name === 'producer_license_exp_date') return <LicenseNotice />
    return hasNotice(question.name) ? <AnswerNotice name={question.name} /> : <Withheld {...question} />
  }
}
