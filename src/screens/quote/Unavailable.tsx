import { brand } from '../../../domain/brand'
import { selectOpeningProblem } from '../../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../../app/QuoteProvider'
import { focusOnMount } from '../../step/focusOnMount'
import { Actions, Button, LinkButton } from '../../ui/Button'

/** A quote that could not be opened: its link is wrong, or nobody answers. */
export function Unavailable() {
  const quote = useQuoteRef()
  const problem = useQuote(selectOpeningProblem)
  return (
    <div role="alert" className="grid max-w-(--measure) gap-2 py-4">
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        We cannot open this quote just now
      </h1>
      {problem && <p>{problem}</p>}
      <p className="text-ink-soft">
        The link may be incomplete, or our records are out of reach. Call {brand.phone}, {brand.hours}.
      </p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => quote.send({ type: 'quote.retried' })}>
          Try again
        </Button>
        <LinkButton onClick={() => quote.send({ type: 'quote.restarted' })}>Begin a new quote</LinkButton>
      </Actions>
    </div>
  )
}
