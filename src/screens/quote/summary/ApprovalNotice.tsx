import { goodUntil } from '../../../../domain/application/period'
import { brand } from '../../../../domain/common/brand'
import { dollars } from '../../../../domain/common/formats'
import { sentence } from '../../../../domain/common/sentence'
import { selectAmountDue, selectAnswers, selectToday } from '../../../../machines/customer/quote/quote.select'
import { Notice } from '../../../shared/ui/Notice'
import { useQuote } from '../parts/QuoteProvider'

/** The underwriter's approval: its price, its last day, and the changes that would end it. */
export function ApprovalNotice() {
  const amount = useQuote(selectAmountDue)
  const today = useQuote(selectToday)
  const answers = useQuote(selectAnswers)
  return (
    <div className="mt-4 print:hidden">
      <Notice tone="done" title="An underwriter has approved your quote">
        <p>
          {amount !== null && (
            <>
              The price is <strong className="whitespace-nowrap">{dollars(amount)}</strong>, approved by{' '}
              {sentence(`an underwriter of ${brand.company}`)}{' '}
            </>
          )}
          {today && `It can be bought until ${goodUntil(today, answers)}.`}
        </p>
        <p>Change an answer about the event or its coverage, and the approval ends: it was given to these answers.</p>
      </Notice>
    </div>
  )
}
