import type { Reason } from '../../../../contract/problem'
import { declarationOf, type FieldName, formSteps } from '../../../../domain/application'
import { answerInWords } from '../../../../domain/application/review'
import { selectAnswers, selectReasons } from '../../../../machines/customer/quote/quote.select'
import { LinkButton } from '../../../shared/ui/Button'
import { answerQuestion } from '../parts/answers'
import { BuyCoverageAlone } from '../parts/BuyCoverageAlone'
import { opposite, remedyAnswer } from '../parts/correction'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { CloseButton } from './DialogActions'

const fieldOf = (name: string | null) =>
  formSteps.map((step) => declarationOf(step).fields[name ?? '']).find((field) => field !== undefined)

/**
 * Lists the answers that need an underwriter or are declined, with reasons. Offers the other answer where only one has
 * to change.
 */
export function UnderwritingReview() {
  const quote = useQuoteRef()
  const reasons = useQuote(selectReasons)
  const isReferral = reasons.every(({ decision }) => decision === 'refer')
  const only = reasons.length === 1 ? reasons[0] : undefined
  return (
    <>
      {isReferral && <p>{reasons.length === 1 ? 'One answer needs' : 'These answers need'} a person to decide:</p>}
      {reasons.map((reason) => (
        <ReviewReason key={reason.code} reason={reason} />
      ))}
      <p>
        {isReferral
          ? 'You can continue with the questions. Nothing is charged before you agree to the price.'
          : 'Your answers stay here.'}
      </p>
      <CloseButton
        aside={
          <>
            {only && <RemedyButton reason={only} change={(name, answer) => change(name, answer)} />}
            <BuyCoverageAlone onDone={() => quote.send({ type: 'dialog.closed' })} />
          </>
        }
      >
        {isReferral ? `Keep my answer${only ? '' : 's'}` : 'Back to my answers'}
      </CloseButton>
    </>
  )

  function change(name: string, answer: string) {
    answerQuestion(quote, name as FieldName, answer)
    quote.send({ type: 'dialog.closed' })
  }
}

function ReviewReason({ reason: { field: name, text, remedy } }: { reason: Reason }) {
  const field = fieldOf(name)
  const answer = useQuote((snapshot) => selectAnswers(snapshot)[name as FieldName])
  return (
    <div>
      {field && (
        <p className="font-strong">
          {field.label} {answerInWords(field, answer)}
        </p>
      )}
      <p className="text-ink-soft">{text}</p>
      {remedy && <p className="text-ink-soft">{remedy}</p>}
    </div>
  )
}

function RemedyButton({ reason, change }: { reason: Reason; change: (name: string, answer: string) => void }) {
  const { field: name } = reason
  const answer = useQuote((snapshot) => selectAnswers(snapshot)[name as FieldName])
  const field = fieldOf(name)
  const other = field && remedyAnswer(reason, field.kind, answer)
  if (!name || !other) return null
  return <LinkButton onClick={() => change(name, opposite(answer))}>Change it to {other}</LinkButton>
}
