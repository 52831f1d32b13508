import type { QuoteRef } from '../../../machines/customer/quote/quote.select'

/** Tells a quote when the network goes and comes, as long as there is that quote. */
export function reportNetwork(page: Window, quote: QuoteRef) {
  const ended = new AbortController()
  const { signal } = ended
  page.addEventListener('offline', () => quote.send({ type: 'network.lost' }), { signal })
  page.addEventListener('online', () => quote.send({ type: 'network.regained' }), { signal })
  quote.subscribe({ complete: () => ended.abort() })
  if (!page.navigator.onLine) quote.send({ type: 'network.lost' })
}
