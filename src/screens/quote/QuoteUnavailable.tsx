import { brand } from '../../../domain/common/brand'
import { sentence } from '../../../domain/common/sentence'
import { selectIsGone, selectOpeningProblem, selectOtherDraft } from '../../../machines/customer/quote/quote.select'
import { focusOnMount } from '../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { hours } from '../../shared/ui/businessHours'
import { useQuote, useQuoteRef } from './parts/QuoteProvider'

/**
 * Shown where a quote cannot be opened: its link is wrong, or the server does not answer. Offers the quote that this
 * browser has saved.
 */
export function QuoteUnavailable() {
  const quote = useQuoteRef()
  const problem = useQuote(selectOpeningProblem)
  const isGone = useQuote(selectIsGone)
  const otherDraft = useQuote(selectOtherDraft)
  const { text, another } = offers[isGone || otherDraft === 'other' ? otherDraft : 'nothing']
  const leave = () => quote.send({ type: 'quote.restarted' })
  return (
    <div role="alert" className="grid max-w-(--measure) gap-2 py-4">
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        {isGone ? 'This link does not open a quote' : 'We cannot reach our records just now'}
      </h1>
      {/* a 4xx problem explains itself: come back in a minute, sign in first */}
      {problem && !isGone && problem.status >= 400 && problem.status < 500 && <p>{problem.message}</p>}
      {isGone ? <p>{text ?? 'Check the link, or start a new quote.'}</p> : text && <p>{text}</p>}
      <p className="text-ink-soft">
        Not sure? Call {brand.phone}, {sentence(hours)}
      </p>
      <Actions className="mt-2">
        {isGone ? (
          <Button tone="main" onClick={leave}>
            {another}
          </Button>
        ) : (
          <>
            <Button tone="main" onClick={() => quote.send({ type: 'quote.retried' })}>
              Try again
            </Button>
            <LinkButton onClick={leave}>{another}</LinkButton>
          </>
        )}
      </Actions>
    </div>
  )
}

const offers = {
  own: {
    text: 'Your answers are still in this browser. You can start a new quote with them.',
    another: 'Start a new quote with my answers',
  },
  other: { text: 'The quote you started in this browser is still here.', another: 'Go back to my quote' },
  nothing: { text: null, another: 'Start a new quote' },
} as const satisfies Record<ReturnType<typeof selectOtherDraft>, object>
