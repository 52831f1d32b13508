import type { FieldName } from '../../../../domain/application'
import { noticeBeside } from '../../../../domain/application/answerNotices'
import { type Snapshot, selectAnswers } from '../../../../machines/customer/quote/quote.select'
import { NoticeBelow } from '../../../shared/fields/kinds/NoticeBelow'
import { answerQuestions } from '../parts/answers'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { focusField } from '../parts/stepFocus'

/**
 * Below an answer that is probably a mistake. A press on a button that corrects it leads to the corrected answer, or back
 * to this one if that is on another page; a message then says what has changed.
 */
export function AnswerNotice({ name }: { name: FieldName }) {
  const quote = useQuoteRef()
  const notice = useQuote((snapshot: Snapshot) => noticeBeside(name, selectAnswers(snapshot)))
  return (
    <NoticeBelow
      notice={notice}
      onMend={(answers, done) => {
        answerQuestions(quote, answers)
        const corrected = Object.keys(answers).find((each) => document.getElementById(each))
        focusField(corrected ?? name, quote)
        if (done) quote.send({ type: 'answer.mended', text: done })
      }}
    />
  )
}
