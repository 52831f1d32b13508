import type { StepPage } from '../../domain/application/page'
import { selectStanding } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { Send } from '../app/Send'
import { Actions, Button } from '../ui/Button'

/** The one main button names where it leads; the way back is the lesser of the two. */
export function Leave({ page }: { page: StepPage }) {
  const standing = useQuote(selectStanding)
  return (
    <Actions className="mt-6">
      <Button type="submit" tone={standing === 'declined' ? 'plain' : 'main'}>
        {(page.step === 'underwriting' && beforeQuote[standing]) || page.onward}
      </Button>
      <Send event={{ type: 'step.left' }} className="link">
        Back
      </Send>
    </Actions>
  )
}

/** What the step before the quote leads to while there is no price to show. */
const beforeQuote: Partial<Record<ReturnType<typeof selectStanding>, string>> = {
  referred: 'Continue, with a review',
  inReview: 'Continue, with a review',
  declined: 'Save and stop here',
}
