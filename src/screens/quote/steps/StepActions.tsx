import type { StepPage } from '../../../../domain/application/page'
import { selectQuoteOutcome } from '../../../../machines/customer/quote/quote.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { useQuote } from '../parts/QuoteProvider'
import { SendButton } from '../parts/SendButton'

/** The main button names the next step; the way back is secondary. */
export function StepActions({ page }: { page: StepPage }) {
  const outcome = useQuote(selectQuoteOutcome)
  return (
    <Actions className="mt-6">
      <Button type="submit" tone={outcome === 'declined' ? 'plain' : 'main'}>
        {(page.step === 'underwriting' && beforeQuote[outcome]) || page.onward}
      </Button>
      <SendButton event={{ type: 'step.left' }} className="link">
        Back
      </SendButton>
    </Actions>
  )
}

/** The button's label on the step before the quote while there is no price. */
const beforeQuote: Partial<Record<ReturnType<typeof selectQuoteOutcome>, string>> = {
  referred: 'Continue, with a review',
  inReview: 'Continue, with a review',
  declined: 'Save and stop here',
}
