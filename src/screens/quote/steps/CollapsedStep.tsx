import { numberOf, type StepName } from '../../../../domain/application'
import {
  selectApplicableSteps,
  selectIsToRead,
  selectIsUnsettled,
} from '../../../../machines/customer/quote/quote.select'
import { LinkButton } from '../../../shared/ui/Button'
import { Icon } from '../../../shared/ui/Icon'
import { lazily } from '../../../shared/ui/LazyPart'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'

/** Fetched on demand: no step is finished on the first page. */
const AnswerSummary = lazily(() => import('./AnswerSummary'), null)
export const { preload: preloadAnswerSummary, arrival: answerSummaryArrival } = AnswerSummary

const row =
  'grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-rule py-2 last:border-b desk:grid-cols-[4rem_minmax(0,1fr)] print:hidden'

/** A finished step, collapsed to a line of its answers. It can be opened again. */
export function FinishedStep({ step, title }: { step: StepName; title: string }) {
  const quote = useQuoteRef()
  const isUnsettled = useQuote(selectIsUnsettled)
  const isToRead = useQuote(selectIsToRead)
  return (
    <section aria-labelledby={`title-${step}`} className={row}>
      <Icon name="check" className="mt-0.5 size-3 stroke-2 text-accent" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <h2 id={`title-${step}`} className="text-lead font-strong">
          <span className="sr-only">Finished: </span>
          {title}
        </h2>
        {!isUnsettled && (
          <div className="-my-1 *:min-h-(--size-target)">
            <LinkButton onClick={() => quote.send({ type: 'step.opened', step })}>
              {isToRead ? 'Show' : 'Change'} <span className="sr-only">{title}</span>
            </LinkButton>
          </div>
        )}
        <AnswerSummary step={step} />
      </div>
    </section>
  )
}

/** A step to come shows its name only and cannot be pressed. */
export function UpcomingStep({ step, title }: { step: StepName; title: string }) {
  const steps = useQuote(selectApplicableSteps)
  return (
    <div className={`${row} text-lead text-ink-faint`}>
      <p aria-hidden="true" className="display">
        {numberOf(step, steps)}
      </p>
      <p>{title}</p>
    </div>
  )
}
