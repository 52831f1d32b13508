import { brand } from '../../../domain/brand'
import { selectHeld, selectIsGone, selectOpeningProblem } from '../../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../../app/QuoteProvider'
import { focusOnMount } from '../../step/focusOnMount'
import { Actions, Button, LinkButton } from '../../ui/Button'
import { hours } from '../../ui/hours'

/** A quote that could not be opened: its link is wrong, or nobody answers. What this browser holds is offered beside it. */
export function Unavailable() {
  const quote = useQuoteRef()
  const problem = useQuote(selectOpeningProblem)
  const isGone = useQuote(selectIsGone)
  const held = useQuote(selectHeld)
  const { said, another } = offers[isGone || held === 'other' ? held : 'nothing']
  const leave = () => quote.send({ type: 'quote.restarted' })
  return (
    <div role="alert" className="grid max-w-(--measure) gap-2 py-4">
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        {isGone ? 'This link does not lead to a quote' : 'We cannot reach our records just now'}
      </h1>
      {/* the server's own words where it answered: come back in a minute, sign in first */}
      {problem && !isGone && problem.status >= 400 && problem.status < 500 && <p>{problem.message}</p>}
      {isGone ? <p>{said ?? 'Check it, or begin a new one.'}</p> : said && <p>{said}</p>}
      <p className="text-ink-soft">
        Not sure? Call {brand.phone}, {hours}.
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
    said: 'Your answers are still in this browser, and a new quote can begin with them.',
    another: 'Begin a new quote with my answers',
  },
  other: { said: 'The quote that you began in this browser is still here.', another: 'Go back to my quote' },
  nothing: { said: null, another: 'Begin a new quote' },
} as const satisfies Record<ReturnType<typeof selectHeld>, object>
