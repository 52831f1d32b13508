import { lazy, Suspense, useState } from 'react'
import { type QuoteRef, selectDialog } from '../../../../machines/customer/quote/quote.select'
import { importing } from '../../../shared/browser/chunks'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { openTitle } from '../parts/stepFocus'
import { DialogUnavailable } from './DialogUnavailable'

const fetchDialogs = importing(() => import('./OpenDialog'))
let tries = 0
/**
 * Loads the dialogs, or falls back to a message. The next dialog tries again, because the server may be back by then.
 */
const fetched = () =>
  lazy(() =>
    fetchDialogs(tries++).catch(() => {
      OpenDialog = fetched()
      return { default: DialogUnavailable }
    }),
  )
let OpenDialog = fetched()
export const preloadDialogs = () => void fetchDialogs(tries++).catch(() => {})

/** The dialog that the chart has open, or none. */
export function Dialogs() {
  const dialog = useQuote(selectDialog)
  if (dialog === 'closed') return null
  return (
    <>
      <FocusReturn />
      <DialogContent key={dialog} dialog={dialog} />
    </>
  )
}

/** Keeps the component that the dialog opened with until it closes. */
function DialogContent({ dialog }: { dialog: Parameters<typeof OpenDialog>[0]['dialog'] }) {
  const [Dialog] = useState(() => OpenDialog)
  return (
    <Suspense fallback={null}>
      <Dialog dialog={dialog} />
    </Suspense>
  )
}

/**
 * Returns the focus to where it was when the dialog opened, or to the step's title if that element is gone. Headless UI
 * remembers only elements that were focused after its code loaded.
 */
function FocusReturn() {
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
