import { lazy, Suspense } from 'react'
import { selectDialog } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { OutOfReach } from './OutOfReach'

const fetchDialog = () => import('./OpenDialog').catch(() => ({ default: OutOfReach }))
const OpenDialog = lazy(fetchDialog)
export const preloadDialogs = () => void fetchDialog()

/** Whichever the chart has open, or none. */
export function Dialogs() {
  const dialog = useQuote(selectDialog)
  if (dialog === 'closed') return null
  return (
    <Suspense fallback={null}>
      <OpenDialog key={dialog} dialog={dialog} />
    </Suspense>
  )
}
