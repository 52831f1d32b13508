import type { ReactNode } from 'react'
import { selectDialogMessage } from '../../../../machines/customer/quote/quote.select'
import { Actions, Button } from '../../../shared/ui/Button'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { focusField } from '../parts/stepFocus'

interface Props {
  readonly children: ReactNode
  /** the secondary action, beside the button */
  readonly aside?: ReactNode
}

/** The main button of a dialog without a decision. */
export function CloseButton({ children, aside }: Props) {
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

/** Closes the dialog and moves to the field that it is about, after the dialog has returned the focus. */
export function CloseAndGoToField({ fieldId, children, aside }: Props & { fieldId: string }) {
  const quote = useQuoteRef()
  const close = () => {
    quote.send({ type: 'dialog.closed' })
    setTimeout(() => focusField(fieldId, quote), 0)
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

/** Acknowledges a message of the server, in the server's own words. */
export function AcknowledgeButton() {
  const message = useQuote(selectDialogMessage)
  return message && <p>{message}</p>
}
