import { flushSync } from 'react-dom'
import type { Reason } from '../../../../contract/problem'
import { selectAnswers } from '../../../../machines/customer/quote/quote.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { answerQuestion } from '../parts/answers'
import { BuyCoverageAlone } from '../parts/BuyCoverageAlone'
import { opposite, remedyAnswer } from '../parts/correction'
import { PhoneLink } from '../parts/PhoneLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { focusField } from '../parts/stepFocus'
import type { Props } from './coverageDecline'
import { declinedWith, selectWithheldBy } from './declinedCoverage'

const declined = declinedWith('this answer')

/** The reason that prevents a price, with its explanation and its remedy. */
export default function DeclineNotice({ reason, name, kind }: Props & { readonly reason: Reason }) {
  const quote = useQuoteRef()
  const answer = useQuote((snapshot) => selectAnswers(snapshot)[name])
  const cover = useQuote(selectWithheldBy(reason))
  const isReferral = reason.decision === 'refer'
  const other = remedyAnswer(reason, kind, answer)
  const change = () => {
    // the button disappears with the reason, so the question takes the focus once its new answer is drawn
    flushSync(() => answerQuestion(quote, name, opposite(answer)))
    focusField(name, quote)
  }
  return (
    <Notice
      tone={isReferral ? 'attention' : 'stop'}
      title={isReferral ? 'An underwriter has to look at this' : declined[cover]}
    >
      <p>{reason.text}</p>
      {reason.remedy && (
        <p>
          <strong>What would change it:</strong> {reason.remedy}
        </p>
      )}
      {isReferral && (
        <p>
          {reason.remedy || other ? (
            <>
              <strong>Otherwise</strong> finish
            </>
          ) : (
            'Finish'
          )}{' '}
          this step and submit the quote for review. Nothing is charged, and nothing you entered is lost.
        </p>
      )}
      <Actions className="mt-1 empty:hidden **:data-button:bg-sheet">
        {other && <Button onClick={change}>Change it to {other}</Button>}
        <BuyCoverageAlone fieldId={name} />
      </Actions>
      <p>
        <PhoneLink />
      </p>
    </Notice>
  )
}
