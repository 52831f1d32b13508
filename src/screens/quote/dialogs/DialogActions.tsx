import type { ReactNode } from 'react'
import { selectDialogMessage } from '../../../../machines/customer/quote/quote.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { goTo } from '../parts/stepFocus'

interface Props {
  readonly children: ReactNode
  /** the lesser way, beside the button */
  readonly aside?: ReactNode
}

/** The main button of a dialog that has nothing to decide. */
export function Closing({ children, aside }: Props) {
  const quote = useQuoteRef()
  return (
    <Actions className="mt-2">
      <Button tone="main" onClick={() => quote.send({ type: 'dialog.closed' })}>
        {children}
      </Button>
      {aside}
    </Actions>
  )
}

/** Closes, and leads to the control that it is about, once the dialog has given the focus back. */
export function CloseAndGo({ fieldId, children, aside }: Props & { fieldId: string }) {
  const quote = useQuoteRef()
  const close = () => {
    quote.send({ type: 'dialog.closed' })
    setTimeout(() => goTo(fieldId, quote), 0)
  }
  return (
    <Actions className="mt-2">
      <Button tone="main" onClick={close}>
        {children}
      </Button>
      {aside}
    </Actions>
  )
}

/** What the server said of it, in its own words. */
export function AcknowledgeButton() {
  const message = useQuote(selectDialogMessage)
  return message && <p>{message}</p>
}
