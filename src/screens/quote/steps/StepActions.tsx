import { type FormStep, onwardOf, pageBeside } from '../../../../domain/application'
import { selectQuoteOutcome } from '../../../../machines/customer/quote/quote.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { useQuote } from '../parts/QuoteProvider'
import { SendButton } from '../parts/SendButton'

/** The main button names the next page; the way back is secondary. */
export function StepActions({ step }: { step: FormStep }) {
  const outcome = useQuote(selectQuoteOutcome)
  return (
    <Actions className="mt-6">
      <Button type="submit" tone={outcome === 'declined' ? 'plain' : 'main'}>
        {(pageBeside(step, 1)?.[0] === 'quoteSummary' && beforeQuote[outcome]) || onwardOf(step)}
      </Button>
      <SendButton event={{ type: 'step.left' }} className="link">
        Back
      </SendButton>
    </Actions>
  )
}

/** The button's label on the page before the quote while there is no price. */
const beforeQuote: Partial<Record<ReturnType<typeof selectQuoteOutcome>, string>> = {
  referred: 'Continue, with a review',
  inReview: 'Continue, with a review',
  declined: 'Save and stop here',
}
