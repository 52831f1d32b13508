import { lazy, Suspense, useState } from 'react'
import { type QuoteRef, selectDialog } from '../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../app/QuoteProvider'
import { openTitle } from '../step/focus'
import { OutOfReach } from './OutOfReach'

const fetchDialog = () => import('./OpenDialog').catch(() => ({ default: OutOfReach }))
const OpenDialog = lazy(fetchDialog)
export const preloadDialogs = () => void fetchDialog()

/** Whichever the chart has open, or none. */
export function Dialogs() {
  const dialog = useQuote(selectDialog)
  if (dialog === 'closed') return null
  return (
    <>
      <GiveBack />
      <Suspense fallback={null}>
        <OpenDialog key={dialog} dialog={dialog} />
      </Suspense>
    </>
  )
}

/**
 * The focus goes back where it was when the dialog opened, or to the title of the step if that is gone. Headless UI knows
 * only of what was focused after it was fetched itself.
 */
function GiveBack() {
  const quote = useQuoteRef()
  const [ref] = useState(() => givingBack(document.activeElement, quote))
  return <span hidden ref={ref} />
}

const givingBack = (before: Element | null, quote: QuoteRef) => () => () =>
  queueMicrotask(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    const isClosed = selectDialog(quote.getSnapshot()) === 'closed'
    const target = before?.isConnected ? before : openTitle(quote)
    if (isClosed && isLost && target instanceof HTMLElement) target.focus()
  })
