import { brand } from '../../../domain/brand'
import { selectOpeningProblem } from '../../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../../app/QuoteProvider'
import { focusOnMount } from '../../step/focusOnMount'
import { Actions, Button, LinkButton } from '../../ui/Button'
import { hours } from '../../ui/hours'

/** A quote that could not be opened: its link is wrong, or nobody answers. */
export function Unavailable() {
  const quote = useQuoteRef()
  const problem = useQuote(selectOpeningProblem)
  const isWrongLink = problem?.status === 400 || problem?.status === 404
  const beginAnew = () => quote.send({ type: 'quote.restarted' })
  return (
    <div role="alert" className="grid max-w-(--measure) gap-2 py-4">
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        {isWrongLink ? 'This link does not lead to a quote' : 'We cannot reach our records just now'}
      </h1>
      {isWrongLink && <p>Check it, or begin a new one.</p>}
      {/* the server's own words where it answered: come back in a minute, sign in first */}
      {problem && !isWrongLink && problem.status >= 400 && problem.status < 500 && <p>{problem.message}</p>}
      <p className="text-ink-soft">
        Not sure? Call {brand.phone}, {hours}.
      </p>
      <Actions className="mt-2">
        {isWrongLink ? (
          <Button tone="main" onClick={beginAnew}>
            Begin a new quote
          </Button>
        ) : (
          <>
            <Button tone="main" onClick={() => quote.send({ type: 'quote.retried' })}>
              Try again
            </Button>
            <LinkButton onClick={beginAnew}>Begin a new quote</LinkButton>
          </>
        )}
      </Actions>
    </div>
  )
}
