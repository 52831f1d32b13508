import type { ReactNode } from 'react'
import { useQuoteRef } from '../app/QuoteProvider'
import { goTo } from '../step/focus'
import { Actions, Button } from '../ui/Button'

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
export function CloseAndGo({ place, children, aside }: Props & { place: string }) {
  const quote = useQuoteRef()
  const close = () => {
    quote.send({ type: 'dialog.closed' })
    setTimeout(() => goTo(place, quote), 0)
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
