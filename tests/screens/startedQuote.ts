import { onTestFinished } from 'vitest'
import { type Outside, startQuote } from '../../src/app/pages/quoteActor'

/** Starts a quote with the timers of its page, and stops it after the test: it would go on in the next file. */
export function startedQuote(outside: Outside): ReturnType<typeof startQuote> {
  const quote = startQuote(outside)
  onTestFinished(() => void quote.stop())
  return quote
}
