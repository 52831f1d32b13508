import { lazy, Suspense } from 'react'
import { selectDialog } from '../../machines/quote/quote.select'
import { useQuote, useQuoteRef } from '../app/QuoteProvider'
import { contents } from './contents'
import { PlainDialog } from './PlainDialog'

const fetchModal = () => import('./ModalDialog').catch(() => ({ default: PlainDialog }))
const ModalDialog = lazy(fetchModal)
export const preloadDialogs = () => void fetchModal()

/** Whichever the chart has open. One without a title does not compile. */
export function Dialogs() {
  const quote = useQuoteRef()
  const dialog = useQuote(selectDialog)
  if (dialog === 'closed') return null
  const { titleOf, Body } = contents[dialog]
  return (
    <Suspense fallback={null}>
      <ModalDialog
        key={dialog}
        title={titleOf(quote.getSnapshot())}
        onClose={() => quote.send({ type: 'dialog.closed' })}
      >
        <Body />
      </ModalDialog>
    </Suspense>
  )
}
