import type { QuoteRef } from '../../../machines/customer/quote/quote.select'

/** Whether the browser reports a network. It may report one that leads nowhere. */
export const isOnline = () => navigator.onLine

/** Tells a quote's chart when the network goes and comes back, until that chart stops. */
export function reportNetwork(page: Window, quote: QuoteRef) {
  const ended = new AbortController()
  const { signal } = ended
  page.addEventListener('offline', () => quote.send({ type: 'network.lost' }), { signal })
  page.addEventListener('online', () => quote.send({ type: 'network.regained' }), { signal })
  quote.subscribe({ complete: () => ended.abort() })
  if (!page.navigator.onLine) quote.send({ type: 'network.lost' })
}
