import type { FieldName } from '../../../../domain/application'
import { noticeBeside } from '../../../../domain/application/answerNotices'
import { type Snapshot, selectAnswers } from '../../../../machines/customer/quote/quote.select'
import { Button } from '../../../shared/ui/Button'
import { answerQuestions } from '../parts/answers'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { focusField } from '../parts/stepFocus'

/** Below an answer that is probably a mistake: the reason, and buttons that correct it. It refuses nothing. */
export function AnswerNotice({ name }: { name: FieldName }) {
  const quote = useQuoteRef()
  const notice = useQuote((snapshot: Snapshot) => noticeBeside(name, selectAnswers(snapshot)))
  return (
    <div role="status" className="grid max-w-(--measure) justify-items-start gap-1 empty:hidden">
      {notice && <p>{notice.text}</p>}
      {notice?.mends.map(({ label, answers }) => (
        <Button
          key={label}
          onClick={() => {
            answerQuestions(quote, answers)
            // the pressed button is gone
            focusField(name, quote)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
