import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type ChunkRef, selectChunkState } from '../../machines/shared/chunk/chunk.select'
import type { Address } from '../shared/browser/route'
import { handOver, visitorIn } from './handOver'
import { pageAt } from './routes/routes'

/**
 * Draws the application. A page that came with the first question in it (firstPage.tsx) stays until the application can
 * draw the same. React then takes over the elements that are there, with the typed text.
 */
export function draw(root: HTMLElement, app: ReactNode, quote: ChunkRef, address: Address): void {
  const { dataset } = document.documentElement
  const isFirstPage = () => root.hasChildNodes() && !('other' in dataset) && pageAt(address.now()) === 'quote'
  const stateNow = () => selectChunkState(quote.getSnapshot())
  // an input method would lose the word that it is writing
  const hasToWait = () => isFirstPage() && (stateNow() === 'loading' || window.early?.isComposing)

  until(
    () => !hasToWait(),
    (look) => [quote.subscribe(look).unsubscribe, address.follow(look), afterComposition(look)],
    () => {
      window.early?.end()
      const visitor = visitorIn(root)
      if (isFirstPage() && stateNow() === 'ready') flushSync(() => hydrateRoot(root, app))
      else {
        root.replaceChildren()
        delete dataset['other']
        createRoot(root).render(app)
      }
      if (stateNow() === 'ready') return handOver(visitor, root)
      // the page failed to load, and the visitor tries again; React hears of it after this subscription
      until(
        () => stateNow() === 'ready',
        (look) => [quote.subscribe(look).unsubscribe],
        () => setTimeout(() => handOver(visitor, root)),
      )
    },
  )
}

/** Acts once, when the condition holds. `follow` calls its function at each change, and returns how to stop that. */
function until(holds: () => unknown, follow: (look: () => void) => (() => void)[], act: () => void) {
  if (holds()) return act()
  let isOver = false
  const stops = follow(() => {
    if (isOver || !holds()) return
    isOver = true
    for (const stop of stops) stop()
    act()
  })
}

/** After the event's other listeners, which take the word. */
function afterComposition(look: () => void) {
  const later = () => setTimeout(look)
  addEventListener('compositionend', later)
  return () => removeEventListener('compositionend', later)
}
