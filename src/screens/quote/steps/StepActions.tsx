import { type FormStep, onwardOf, pageBeside } from '../../../../domain/application'
import {
  selectApplicableSteps,
  selectCanReadOn,
  selectChosenCoverage,
  selectConflict,
  selectIsToRead,
  selectQuoteOutcome,
} from '../../../../machines/customer/quote/quote.select'
import { FieldAnchor } from '../../../shared/fields/form/FieldAnchor'
import { Actions, Button } from '../../../shared/ui/Button'
import { useQuote } from '../parts/QuoteProvider'
import { SendButton } from '../parts/SendButton'
import { conflictId } from '../parts/stepFocus'

/** The main button names the next page; the way back is secondary. */
export function StepActions({ step }: { step: FormStep }) {
  const outcome = useQuote(selectQuoteOutcome)
  const steps = useQuote(selectApplicableSteps)
  const coverage = useQuote(selectChosenCoverage)
  const isToRead = useQuote(selectIsToRead)
  const canReadOn = useQuote(selectCanReadOn)
  return (
    <>
      <UnsavedNote />
      <Actions className="mt-6">
        {(!isToRead || canReadOn) && (
          <Button type="submit" tone={outcome === 'declined' ? 'plain' : 'main'}>
            {isToRead && step === 'terms'
              ? 'Continue to payment'
              : (pageBeside(step, 1)?.[0] === 'quoteSummary' && beforeQuote[outcome]) ||
                onwardOf(step, steps, coverage)}
          </Button>
        )}
        <SendButton event={{ type: 'step.left' }} className="link">
          Back
        </SendButton>
      </Actions>
    </>
  )
}

/** The notice of two versions is at the top of the page, out of view for a user who types further down. */
function UnsavedNote() {
  const isConflicted = useQuote(selectConflict) !== null
  if (!isConflicted) return null
  return (
    <p className="mt-6 max-w-(--measure)">
      Not saved: this quote was changed in another window.{' '}
      <FieldAnchor fieldId={conflictId} className="link">
        Choose a version
      </FieldAnchor>
    </p>
  )
}

/** The button's label on the page before the quote while there is no price. */
const beforeQuote: Partial<Record<ReturnType<typeof selectQuoteOutcome>, string>> = {
  referred: 'Continue, with a review',
  inReview: 'Continue, with a review',
  declined: 'Save and stop here',
}
